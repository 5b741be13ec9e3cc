import { helpLines } from '#web/safety/help-lines.ts'
import { buttonLook } from '#web/ui/button.tsx'

/** The ways to reach help, each one tap away. */
export const HelpList = ({ isEmergency = false }: { isEmergency?: boolean }) => (
  <ul className="grid gap-3">
    {helpLines(isEmergency).map(({ name, does, about }, index) => (
      <li
        key={name}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-sunk px-4 py-3"
      >
        <div className="min-w-44 grow basis-60">
          <p className="font-semibold">{name}</p>
          <p className="text-small text-ink-soft">{about}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {does.map(({ label, href }) => (
            <a
              key={href}
              href={href}
              className={buttonLook({
                size: 'small',
                look: isEmergency && index === 0 ? 'primary' : 'quiet',
              })}
            >
              {label}
            </a>
          ))}
        </div>
      </li>
    ))}
  </ul>
)
