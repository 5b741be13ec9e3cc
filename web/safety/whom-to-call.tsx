import { useHelp } from '#web/safety/use-help.ts'

type Look = { className?: string }

/** Whom to talk to, in the middle of a sentence: "call or text 988". */
export function PersonToCall({ className = 'link' }: Look) {
  const [line] = useHelp().linesOf('suicide')
  const [way, other] = line?.ways ?? []
  if (!line || !way || line.kind === 'emergency')
    return (
      <>
        find a line at{' '}
        <a className={className} href="https://findahelpline.com">
          findahelpline.com
        </a>
      </>
    )
  if (other && line.about.startsWith('Call or text'))
    return (
      <>
        <a className={className} href={way.href}>
          call
        </a>{' '}
        or{' '}
        <a className={className} href={other.href}>
          text
        </a>{' '}
        {line.call}
      </>
    )
  return (
    <a className={className} href={way.href}>
      {way.label.charAt(0).toLowerCase() + way.label.slice(1)}
    </a>
  )
}

/** " at any hour", where somebody answers at any hour. */
export function AtAnyHour() {
  const [line] = useHelp().linesOf('suicide')
  return line?.kind === 'suicide' && line.isAlways ? ' at any hour' : null
}

/** "call 911", or that the number differs. */
export function EmergencyCall({ className = 'link' }: Look) {
  const { emergency, emergencyCall } = useHelp()
  if (emergencyCall === null) return `call ${emergency}`
  return (
    <a className={className} href={`tel:${emergencyCall.replace(/\D/g, '')}`}>
      call {emergencyCall}
    </a>
  )
}
