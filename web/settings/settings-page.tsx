import { ChooseHelpLines } from '#web/settings/choose-help-lines.tsx'
import { useSettings } from '#web/settings/settings.ts'
import * as words from '#web/settings/words.en.ts'
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
    <Section title={words.look} about={words.lookAbout}>
      <Switch
        label={words.evening}
        about={words.eveningAbout}
        checked={theme === 'dark'}
        onCheckedChange={(isDark) => change(isDark ? 'dark' : 'light')}
      />
      {isHeldStill ? (
        <p className="py-2 text-ink-soft">{words.heldStill}</p>
      ) : (
        <Switch
          label={words.stillness}
          about={words.stillnessAbout}
          checked={isPaused}
          onCheckedChange={setPaused}
        />
      )}
    </Section>
  )
}

export function SettingsPage() {
  const { hidesProgress, hasQuickExit, change } = useSettings()
  return (
    <Panel>
      <PageTitle>{words.settings}</PageTitle>
      <h1 className="text-heading">{words.settings}</h1>
      <p className="mt-3 max-w-[38rem] text-lead text-ink-soft">{words.settingsAbout}</p>
      <Look />
      <Section title={words.points} about={words.pointsAbout}>
        <Switch
          label={words.hidePoints}
          about={words.hidePointsAbout}
          checked={hidesProgress}
          onCheckedChange={(isHidden) => change({ hidesProgress: isHidden })}
        />
      </Section>
      <ChooseHelpLines />
      <Section title={words.leaving} about={words.leavingAbout}>
        <Switch
          label={words.showExit}
          about={words.exitAbout}
          checked={hasQuickExit}
          onCheckedChange={(isOn) => change({ hasQuickExit: isOn })}
        />
        <p className="mt-2 max-w-[38rem] text-small text-ink-soft">{words.exitLeaves}</p>
      </Section>
    </Panel>
  )
}
