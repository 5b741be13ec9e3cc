import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** One line of the sidebar. Collapsed, its words stay its name, and are seen beside it under the pointer or the focus. */
export const itemLook = (isCollapsed: boolean): string =>
  classNames(
    'group/item relative flex min-h-11 items-center rounded-control text-ink-soft transition-colors',
    'hover:bg-accent-wash hover:text-ink aria-[current=page]:bg-accent-wash aria-[current=page]:font-semibold',
    'aria-[current=page]:text-ink',
    isCollapsed ? 'w-11 justify-center -outline-offset-3' : 'gap-3 px-3',
  )

type Props = { icon: LucideIcon; isCollapsed: boolean; children: ReactNode }

export const ItemFace = ({ icon: Icon, isCollapsed, children }: Props) => (
  <>
    <Icon
      aria-hidden="true"
      className="size-5 shrink-0 group-aria-[current=page]/item:text-accent"
      strokeWidth={1.75}
    />
    <span className={isCollapsed ? 'rail-tip' : 'truncate'}>{children}</span>
  </>
)
