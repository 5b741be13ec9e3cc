import { LogOut } from 'lucide-react'
import { signOut } from '#contract/account.ts'
import { useUser } from '#web/account/account-queries.ts'
import { Avatar } from '#web/account/avatar.tsx'
import { namesOf } from '#web/account/person-labels.ts'
import { PersonName } from '#web/account/person-name.tsx'
import { nameOf, tellWrite } from '#web/http/writes.ts'
import { forgetStored } from '#web/sessions/stored-session.ts'
import { ItemFace, itemLook } from '#web/shell/sidebar-item.tsx'
import * as words from '#web/shell/words.en.ts'
import { classNames } from '#web/ui/class-names.ts'

function forgetHere(): void {
  forgetStored()
  tellWrite(nameOf(signOut))
}

/** Who is signed in, and the way out: a whole new page, so that nothing of this one stays. */
export function SidebarPerson({ isCollapsed }: { isCollapsed: boolean }) {
  const user = useUser().data
  if (!user) return null
  const { name, address } = namesOf(user)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
      <div
        className={classNames('flex items-center gap-3', isCollapsed ? 'justify-center py-1.5' : 'px-2 py-2')}
      >
        <Avatar user={user} size="small" />
        <div className={isCollapsed ? 'sr-only' : 'min-w-0'}>
          <p
            className={classNames(
              'font-semibold [overflow-wrap:anywhere]',
              name === user.email && 'text-small',
            )}
          >
            <PersonName>{name}</PersonName>
          </p>
          {address !== null && (
            <p className="text-small text-ink-soft [overflow-wrap:anywhere]">
              <PersonName>{address}</PersonName>
            </p>
          )}
        </div>
      </div>
      <a href="/api/logout" className={itemLook(isCollapsed)} onClick={forgetHere}>
        <ItemFace icon={LogOut} isCollapsed={isCollapsed}>
          {words.logOut}
        </ItemFace>
      </a>
    </div>
  )
}
