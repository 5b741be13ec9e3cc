import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/browser/listeners.ts'

export type Toast = {
  id: number
  title: string
  message?: string | undefined
  isDestructive: boolean
  isOpen: boolean
}

export type ToastAction =
  | { type: 'added'; toast: Toast }
  | { type: 'updated'; id: number; change: Partial<Pick<Toast, 'title' | 'message' | 'isDestructive'>> }
  | { type: 'dismissed'; id: number }
  | { type: 'removed'; id: number }

/** How many may be seen at a time. */
const visibleToasts = 1
/** Milliseconds that a toast stays open. */
export const toastDuration = 5_000
/** Milliseconds that a closed toast is kept before it is forgotten. */
const removalDelay = 1_000_000

export function nextToasts(toasts: Toast[], action: ToastAction): Toast[] {
  switch (action.type) {
    case 'added':
      return [action.toast, ...toasts].slice(0, visibleToasts)
    case 'updated':
      return toasts.map((toast) => (toast.id === action.id ? { ...toast, ...action.change } : toast))
    case 'dismissed':
      return toasts.map((toast) => (toast.id === action.id ? { ...toast, isOpen: false } : toast))
    case 'removed':
      return toasts.filter(({ id }) => id !== action.id)
  }
}

let toasts: Toast[] = []
let lastId = 0
const { subscribe, announce } = createListeners()

function apply(action: ToastAction): void {
  toasts = nextToasts(toasts, action)
  announce()
}

function add(title: string, message: string | undefined, isDestructive: boolean): void {
  lastId += 1
  apply({ type: 'added', toast: { id: lastId, title, message, isDestructive, isOpen: true } })
}

/** Says that something went well. */
export const showToast = (title: string, message?: string): void => add(title, message, false)
/** Says that something did not work. The place where it failed says so too: a toast goes away. */
export const showError = (title: string, message?: string): void => add(title, message, true)

export function dismissToast(id: number): void {
  apply({ type: 'dismissed', id })
  setTimeout(() => apply({ type: 'removed', id }), removalDelay)
}

/** Puts away what went well before; what did not work stays. */
export function dismissSuccess(): void {
  for (const { id, isOpen, isDestructive } of toasts) if (isOpen && !isDestructive) dismissToast(id)
}

export const useToasts = (): Toast[] =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => toasts,
  )
