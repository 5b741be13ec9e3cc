import { useQuery } from '@tanstack/react-query'
import { getSafetyFacts, type SafetyFacts } from '#contract/safety.ts'
import { queryOf } from '#web/http/query-client.ts'
import { Groups, Languages, percent } from '#web/story/safety-figures.tsx'

/** What this server says of how it listens; undefined until it has come. */
const useSafetyFacts = (): SafetyFacts | undefined => useQuery(queryOf(getSafetyFacts, {})).data

const NotYet = ({ what }: { what: string }) => (
  <p>
    {what} here as soon as the page has loaded. Without scripts, read{' '}
    <a className="link" href="/api/safety">
      the same as data
    </a>
    .
  </p>
)

const layerWords = {
  floor: [
    'The floor',
    'knows plain statements in eleven languages. It answers at once, in the server and in the page.',
  ],
  learned: [
    'The learned layer',
    'was trained on lines that were written for it. It mostly shows the card; only where it is very sure, the dialog.',
  ],
  moderation: [
    "The AI provider's check",
    'reads what you say in a chat, and what you save in your journal, each only if you agreed that it goes to the AI. It speaks last. Neither its card nor its dialog was measured by us.',
  ],
  model: ['The AI itself', 'says how worried it is beside its reply, where one is set up.'],
} as const

export function Layers() {
  const layers = useSafetyFacts()?.layers
  if (!layers) return <NotYet what="They are listed" />
  return (
    <ul>
      {layers.map(({ layer, version, isOn }) => (
        <li key={layer}>
          <strong>{layerWords[layer][0]}</strong> {layerWords[layer][1]}{' '}
          {isOn ? `It is on here, in version ${version}.` : 'It is off here.'}
        </li>
      ))}
    </ul>
  )
}

const dayWords = (day: string): string =>
  new Date(day).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })

export function MeasuredFigures() {
  const facts = useSafetyFacts()
  if (!facts) return <NotYet what="The figures stand" />
  const { figures, layers } = facts
  const isLearnedOn = layers.some(({ layer, isOn }) => layer === 'learned' && isOn)
  const { groups, languages, afterOneQuestion } = isLearnedOn ? figures.withLearned : figures.floorAlone
  const { floor, learned } = figures.versions
  return (
    <>
      <p>
        Measured on {dayWords(figures.measuredOn)} with the floor in version {floor}
        {isLearnedOn && ` and the learned layer in version ${learned}`}
        {figures.isOfThisBuild ? ', as they run here' : '; this server runs other versions'}:{' '}
        {figures.lines.toLocaleString('en')} lines by {figures.hands} writers, none of which the layers had
        learned from. The writers were language models, each with a person to speak for. Real people write in
        other ways.
      </p>
      <p>
        In brackets stands the range that the true share lies in with 95 % certainty (Wilson). Where there is
        an aim, it is said whether it was met.
      </p>
      <Groups groups={groups} />
      {afterOneQuestion.english && (
        <p>
          If everybody who is asked the one plain question answered it truthfully, the dialog would open for{' '}
          {percent(afterOneQuestion.english)} of the English lines that need it.
        </p>
      )}
      <Languages languages={languages} />
    </>
  )
}

export function YearCounts() {
  const years = useSafetyFacts()?.years
  if (!years) return <NotYet what="The counts stand" />
  return (
    <>
      <p>
        Counted without anybody's name or words, by calendar year (UTC). Numbers under 5 are not given
        exactly.
      </p>
      <ul>
        {years.map(({ year, referrals, corrections }) => (
          <li key={year}>
            <strong>{year}</strong>: words were met with help lines for a crisis: {timesOf(referrals)}. People
            said that it was not meant so, or that they are safe: {timesOf(corrections)}.
          </li>
        ))}
      </ul>
    </>
  )
}

const timesOf = (count: number | string): string => `${count.toLocaleString('en')} times`
