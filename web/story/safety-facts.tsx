import { useQuery } from '@tanstack/react-query'
import { getSafetyFacts, type SafetyFacts } from '#contract/safety.ts'
import { queryOf } from '#web/http/query-client.ts'
import { language, locale } from '#web/language/language.ts'
import { anchorTo } from '#web/language/link-to.tsx'
import { strong } from '#web/language/strong.tsx'
import { Groups, Languages, ofHundred, percent } from '#web/story/safety-figures.tsx'
import * as words from '#web/story/words.en.ts'
import { Details } from '#web/ui/details.tsx'

/** What this server says of how it listens; undefined until it has come. */
const useSafetyFacts = (): SafetyFacts | undefined => useQuery(queryOf(getSafetyFacts, {})).data

const sameAsData = anchorTo('/api/safety')

export function Layers() {
  const layers = useSafetyFacts()?.layers
  if (!layers) return <p>{words.layersLater(sameAsData)}</p>
  return (
    <ul>
      {layers.map(({ layer, version, isOn }) => (
        <li key={layer}>
          {words.layers[layer](strong)} {isOn ? words.onInVersion(version) : words.off}
        </li>
      ))}
    </ul>
  )
}

const dayWords = (day: string): string =>
  new Date(day).toLocaleDateString(locale(), { dateStyle: 'long', timeZone: 'UTC' })

export function MeasuredFigures() {
  const facts = useSafetyFacts()
  if (!facts) return <p>{words.figuresLater(sameAsData)}</p>
  const { figures, layers } = facts
  const isLearnedOn = layers.some(({ layer, isOn }) => layer === 'learned' && isOn)
  const { groups, languages, afterOneQuestion } = isLearnedOn ? figures.withLearned : figures.floorAlone
  const { floor, learned } = figures.versions
  const english = groups.find(({ name }) => name === 'English')
  const ordinary = groups.find(({ name }) => name === 'ordinary')
  return (
    <>
      {english?.dialogRecall && english.helpRecall && ordinary?.dialogSpecificity && (
        <p>
          {words.inTest({
            opened: ofHundred(english.dialogRecall),
            shown: ofHundred(english.helpRecall),
            closed: ofHundred(ordinary.dialogSpecificity),
          })}
        </p>
      )}
      <Details summary={words.theMeasurements} className="[&>:not(summary)]:mt-4">
        <p>
          {words.measured({
            day: dayWords(figures.measuredOn),
            floor,
            learned: isLearnedOn ? learned : null,
            isOfThisBuild: figures.isOfThisBuild,
            lines: figures.lines.toLocaleString(language),
            hands: figures.hands,
          })}
        </p>
        <p>{words.brackets}</p>
        <Groups groups={groups} />
        {afterOneQuestion.english && <p>{words.afterOneQuestion(percent(afterOneQuestion.english))}</p>}
        <Languages languages={languages} />
      </Details>
    </>
  )
}

export function ToldToModels() {
  const prompt = useSafetyFacts()?.prompt
  if (!prompt) return <p>{words.promptLater(sameAsData)}</p>
  return (
    <details>
      <summary>{words.wholePrompt(prompt.version)}</summary>
      <p lang="en" className="pt-2 text-small break-words whitespace-pre-line">
        {prompt.text}
      </p>
    </details>
  )
}

export function YearCounts() {
  const years = useSafetyFacts()?.years
  if (!years) return <p>{words.countsLater(sameAsData)}</p>
  return (
    <>
      <p>{words.countedHow}</p>
      <ul>
        {years.map(({ year, referrals, corrections }) => (
          <li key={year}>
            {words.countsOf({
              year,
              referrals: referrals.toLocaleString(language),
              corrections: corrections.toLocaleString(language),
              strong,
            })}
          </li>
        ))}
      </ul>
    </>
  )
}
