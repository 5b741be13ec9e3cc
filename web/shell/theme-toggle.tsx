import { Moon, Sun } from 'lucide-react'
import { useTheme } from '#web/shell/theme.ts'
import * as words from '#web/shell/words.en.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

export function ThemeToggle() {
  const { theme, change } = useTheme()
  const isDark = theme === 'dark'
  return (
    <IconButton
      label={isDark ? words.lightTheme : words.darkTheme}
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
