import type { ReactNode } from 'react'
import { AccountNav } from '#web/account/account-nav.tsx'
import { Brand } from '#web/shell/brand.tsx'
import type { Frame } from '#web/shell/frame.ts'
import { Header } from '#web/shell/header.tsx'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { SkipLink } from '#web/shell/skip-link.tsx'

/** What a visitor sees around each page. */
export const VisitorShell = ({ frame, children }: { frame: Frame; children: ReactNode }) => (
  <>
    <SkipLink />
    <PageFrame
      frame={frame}
      header={
        <Header start={<Brand />}>
          <AccountNav />
        </Header>
      }
    >
      {children}
    </PageFrame>
  </>
)
