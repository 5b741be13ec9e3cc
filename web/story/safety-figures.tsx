import type { Figure, Measured } from '#contract/safety.ts'
import { language } from '#web/language/language.ts'
import { strong } from '#web/language/strong.tsx'
import * as words from '#web/story/words.en.ts'

const plain = (part: number): string => (100 * part).toLocaleString(language, { maximumFractionDigits: 1 })
/** Its sign stays on the same line. */
const shareOf = (part: number): string => `${plain(part)}\u00A0%`

/** "44.8": of a hundred each. */
export const ofHundred = ({ hits, of }: Figure): string => plain(hits / of)

/** "24 % (20–28)". */
export const percent = ({ hits, of, low, high }: Figure): string =>
  `${shareOf(hits / of)} (${plain(low)}–${plain(high)})`

const measures = Object.keys(words.measures) as (keyof typeof words.measures)[]

/** Against what the project asks of itself. */
const Aim = ({ hits, of, aim }: Figure) =>
  aim !== undefined && (
    <>{hits / of >= aim ? words.aimMet(shareOf(aim)) : words.aimMissed({ aim: shareOf(aim), strong })}</>
  )

export const Groups = ({ groups }: { groups: Measured[] }) =>
  groups.map((group) => (
    <section key={group.name} className="grid gap-2">
      <h3 className="font-bold">{words.groups[group.name] ?? group.name}</h3>
      <ul>
        {measures.map((measure) => {
          const figure = group[measure]
          return (
            figure && (
              <li key={measure}>
                {words.share({ what: words.measures[measure], share: percent(figure) })}
                <Aim {...figure} />
              </li>
            )
          )
        })}
      </ul>
    </section>
  ))

const languageName = (code: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code

const shown = (figure: Figure | null): string => (figure ? percent(figure) : words.notMeasured)

export const Languages = ({ languages }: { languages: Measured[] }) => (
  <table className="w-full text-start text-small [&_td]:py-1.5 [&_td]:pe-3 [&_th]:py-1.5 [&_th]:pe-3 [&_tr]:align-top">
    <caption className="pb-2 text-start font-bold">{words.byLanguage}</caption>
    <thead>
      <tr>
        <th scope="col">{words.languageColumn}</th>
        <th scope="col">{words.dialogOpens}</th>
        <th scope="col">{words.helpIsShown}</th>
      </tr>
    </thead>
    <tbody>
      {languages.map(({ name, dialogRecall, helpRecall }) => (
        <tr key={name}>
          <th scope="row" className="font-normal">
            {languageName(name)}
          </th>
          <td>{shown(dialogRecall)}</td>
          <td>{shown(helpRecall)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
