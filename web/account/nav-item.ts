export const navItemClass =
  'inline-flex min-h-11 shrink-0 items-center rounded-control px-2 text-small sm:px-3 font-semibold text-accent hover:bg-accent-wash'
