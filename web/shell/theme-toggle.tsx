import { Moon, Sun } from 'lucide-react'
import { useTheme } from '#web/shell/theme.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

export function ThemeToggle() {
  const { theme, change } = useTheme()
  const isDark = theme === 'dark'
  return (
    <IconButton
      label={isDark ? 'Use the light theme' : 'Use the dark theme'}
      icon={
        isDark ? (
          <Sun aria-hidden="true" className="size-5" />
        ) : (
          <Moon aria-hidden="true" className="size-5" />
        )
      }
      onClick={() => change(isDark ? 'light' : 'dark')}
    />
  )
}
