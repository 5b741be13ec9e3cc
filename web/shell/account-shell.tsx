import { PanelLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Brand } from '#web/shell/brand.tsx'
import { Drawer } from '#web/shell/drawer.tsx'
import type { Frame } from '#web/shell/frame.ts'
import { Header } from '#web/shell/header.tsx'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { Sidebar } from '#web/shell/sidebar.tsx'
import { SkipLink } from '#web/shell/skip-link.tsx'
import { useSidebar } from '#web/shell/use-sidebar.ts'
import * as words from '#web/shell/words.en.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

/** What somebody signed in sees around each page. */
export function AccountShell({ frame, children }: { frame: Frame; children: ReactNode }) {
  const { isWide, isOpen, toggle, closeDrawer } = useSidebar()
  return (
    <div className="flex">
      <SkipLink />
      {isWide === null && (
        // Among the first words of the page; of one that was folded only its place.
        <div className="w-64 shrink-0 border-e border-line bg-surface max-md:hidden [[data-sidebar=closed]_&]:w-12">
          <div className="sticky top-0 h-dvh [[data-sidebar=closed]_&]:hidden">
            <Sidebar />
          </div>
        </div>
      )}
      {isWide && (
        <div
          className={classNames(
            'z-30 shrink-0 border-e border-line bg-surface transition-[width]',
            isOpen ? 'w-64' : 'w-12',
          )}
        >
          <div className="sticky top-0 h-dvh">
            <Sidebar isCollapsed={!isOpen} />
          </div>
        </div>
      )}
      {isWide === false && (
        <Drawer title={words.sidebar} isOpen={isOpen} onClose={closeDrawer}>
          <Sidebar onFollow={closeDrawer} />
        </Drawer>
      )}
      <PageFrame
        frame={frame}
        header={
          <Header
            isFullWidth
            start={
              <>
                <IconButton
                  label={isOpen ? words.closeSidebar : words.openSidebar}
                  aria-keyshortcuts="Control+B Meta+B"
                  icon={<PanelLeft aria-hidden="true" className="size-5" />}
                  onClick={toggle}
                />
                {/* In the narrowest windows "Need help?" keeps its place instead. */}
                <div className="max-[22rem]:hidden md:hidden">
                  <Brand />
                </div>
              </>
            }
          />
        }
      >
        {children}
      </PageFrame>
    </div>
  )
}
