import type { Page } from '@playwright/test'

/** Under "Your data", what is known of one kind. */
export const openKind = (page: Page, kind: string) =>
  page.getByRole('main').locator('summary').filter({ hasText: kind }).first().click()
