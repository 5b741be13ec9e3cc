import { useId } from 'react'
import { Link, useLocation } from 'wouter'
import { ItemFace, itemLook } from '#web/shell/sidebar-item.tsx'
import { isCurrent, type SidebarLink } from '#web/shell/sidebar-links.ts'

type Props = {
  title?: string
  links: SidebarLink[]
  isCollapsed: boolean
  /** Called when a link was pressed, also that of the page that is open. */
  onFollow: () => void
}

export function SidebarGroup({ title, links, isCollapsed, onFollow }: Props) {
  const titleId = useId()
  const [path] = useLocation()
  return (
    <div>
      {title !== undefined && (
        <p
          id={titleId}
          className={isCollapsed ? 'sr-only' : 'px-3 pt-3 pb-1 text-small font-semibold text-ink-soft'}
        >
          {title}
        </p>
      )}
      <ul aria-labelledby={title === undefined ? undefined : titleId} className="grid gap-0.5">
        {links.map(({ href, label, icon }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={isCurrent(href, path) ? 'page' : undefined}
              className={itemLook(isCollapsed)}
              onClick={onFollow}
            >
              <ItemFace icon={icon} isCollapsed={isCollapsed}>
                {label}
              </ItemFace>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
