import { Link } from 'wouter'
import { Mark } from '#web/shell/mark.tsx'
import { SidebarGroup } from '#web/shell/sidebar-group.tsx'
import { legalLinks, mainLinks, storyLinks } from '#web/shell/sidebar-links.ts'
import { SidebarPerson } from '#web/shell/sidebar-person.tsx'
import * as words from '#web/shell/words.en.ts'
import { classNames } from '#web/ui/class-names.ts'

type Props = { isCollapsed?: boolean; onFollow?: () => void }

const nothing = () => {}

/** Name, ways and person, from top to bottom: beside the page, or in a drawer over it. */
export const Sidebar = ({ isCollapsed = false, onFollow = nothing }: Props) => (
  <div className="flex h-full flex-col bg-surface short:overflow-x-hidden short:overflow-y-auto">
    <div className={classNames('shrink-0 pt-3', isCollapsed ? 'px-2' : 'px-4')}>
      <Link href="/" className="flex min-h-11 w-fit items-center gap-3 rounded-control" onClick={onFollow}>
        <Mark />
        <span className={isCollapsed ? 'sr-only' : 'min-w-0'}>
          <span className="block text-lead leading-tight font-semibold">{words.leeward}</span>
          <span className="block text-small text-ink-soft">{words.calmingCompanion}</span>
        </span>
      </Link>
      <div aria-hidden="true" className="mt-3 h-1 rounded-full bg-linear-to-r from-sun to-accent" />
    </div>
    <nav
      aria-label={words.main}
      className={classNames(
        'min-h-0 grow overflow-x-hidden overflow-y-auto py-3 short:min-h-max short:overflow-visible',
        isCollapsed ? 'px-0.5' : 'px-2',
      )}
    >
      <SidebarGroup links={mainLinks} isCollapsed={isCollapsed} onFollow={onFollow} />
      <SidebarGroup title={words.story} links={storyLinks} isCollapsed={isCollapsed} onFollow={onFollow} />
    </nav>
    <div
      className={classNames(
        'shrink-0 border-t border-line pt-1 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        isCollapsed ? 'mx-0.5' : 'mx-2',
      )}
    >
      <nav aria-label={words.legal}>
        <SidebarGroup title={words.legal} links={legalLinks} isCollapsed={isCollapsed} onFollow={onFollow} />
      </nav>
      <div className="mt-2 border-t border-line pt-2">
        <SidebarPerson isCollapsed={isCollapsed} />
      </div>
    </div>
  </div>
)
