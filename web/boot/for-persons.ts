/** What only somebody signed in has, on whatever page: one file. */
export { fetchOwnReads } from '#web/boot/own-reads.ts'
export { AccountShell } from '#web/shell/account-shell.tsx'
