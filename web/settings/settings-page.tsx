import { ChooseHelpLines } from '#web/settings/choose-help-lines.tsx'
import { useSettings } from '#web/settings/settings.ts'
import { PageTitle } from '#web/shell/page-title.tsx'
import { useTheme } from '#web/shell/theme.ts'
import { useWaveMotion } from '#web/shell/wave-motion.ts'
import { Panel } from '#web/ui/panel.tsx'
import { Section } from '#web/ui/section.tsx'
import { Switch } from '#web/ui/switch.tsx'

function Look() {
  const { theme, change } = useTheme()
  const { isHeldStill, isPaused, setPaused } = useWaveMotion()
  return (
    <Section
      title="How it looks"
      about="The size of the text follows your browser: make it larger there, and everything here grows with it."
    >
      <Switch
        label="Evening colours"
        about="A dark page, easier on the eyes at night."
        isOn={theme === 'dark'}
        onSwitch={(isDark) => change(isDark ? 'dark' : 'light')}
      />
      {isHeldStill ? (
        <p className="py-2 text-ink-soft">
          The waves are still, because your device asks for less motion or less data.
        </p>
      ) : (
        <Switch
          label="Still background"
          about="The waves stop moving."
          isOn={isPaused}
          onSwitch={setPaused}
        />
      )}
    </Section>
  )
}

export function SettingsPage() {
  const { hidesProgress, hasQuickExit, change } = useSettings()
  return (
    <Panel>
      <PageTitle>Settings</PageTitle>
      <h1 className="text-heading">Settings</h1>
      <p className="mt-3 max-w-[38rem] text-lead text-ink-soft">
        They hold for this browser only, at once, and nobody else is told.
      </p>
      <Look />
      <Section
        title="Points and streaks"
        about="For some people counting helps. For others it turns into one more thing to worry about."
      >
        <Switch
          label="Hide points and streaks"
          about="They are still counted, in case you want to see them again."
          isOn={hidesProgress}
          onSwitch={(isHidden) => change({ hidesProgress: isHidden })}
        />
      </Section>
      <ChooseHelpLines />
      <Section
        title="Leave this page fast"
        about="If somebody near you must not see that you are here, an Exit button can stand at the top of every page."
      >
        <Switch
          label="Show the Exit button"
          about="It covers the page and opens Wikipedia instead. Pressing Shift three times does the same."
          isOn={hasQuickExit}
          onSwitch={(isOn) => change({ hasQuickExit: isOn })}
        />
        <p className="mt-2 max-w-[38rem] text-small text-ink-soft">
          It signs you out. It does not clear the history of your browser: a private window leaves less
          behind. Without an account, what you said can still be opened in this browser under "Your data".
        </p>
      </Section>
    </Panel>
  )
}
