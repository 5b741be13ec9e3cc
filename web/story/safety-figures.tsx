import type { Figure, Measured } from '#contract/safety.ts'

const plain = (part: number): string => (100 * part).toLocaleString('en', { maximumFractionDigits: 1 })
/** Its sign stays on the same line. */
const shareOf = (part: number): string => `${plain(part)}\u00A0%`

/** "24 % (20–28)". */
export const percent = ({ hits, of, low, high }: Figure): string =>
  `${shareOf(hits / of)} (${plain(low)}–${plain(high)})`

const groupNames: Record<string, string> = {
  English: 'All lines in English',
  emergencies: 'Emergencies: something taken, an injury, the body',
  'other languages': 'Ten other languages',
  'in context': 'Answers to a question, read in their talk',
  'obsessions (OCD)': 'Thoughts that frighten (OCD)',
  ordinary: 'Ordinary messages',
}

const measureWords = [
  ['dialogRecall', 'Dialog opens where it should'],
  ['dialogSpecificity', 'Dialog stays closed where it should'],
  ['helpRecall', 'Help is shown where it should be'],
  ['helpSpecificity', 'Nothing is shown where nothing should be'],
] as const

/** Against what the project asks of itself. */
const Aim = ({ hits, of, aim }: Figure) =>
  aim !== undefined && (
    <>
      . Aim: {shareOf(aim)}, {hits / of >= aim ? 'met' : <strong>missed</strong>}
    </>
  )

export const Groups = ({ groups }: { groups: Measured[] }) =>
  groups.map((group) => (
    <section key={group.name} className="grid gap-2">
      <h3 className="font-bold">{groupNames[group.name] ?? group.name}</h3>
      <ul>
        {measureWords.map(([measure, words]) => {
          const figure = group[measure]
          return (
            figure && (
              <li key={measure}>
                {words}: {percent(figure)}
                <Aim {...figure} />
              </li>
            )
          )
        })}
      </ul>
    </section>
  ))

const languageName = (code: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code

const shown = (figure: Figure | null): string => (figure ? percent(figure) : 'not measured')

export const Languages = ({ languages }: { languages: Measured[] }) => (
  <table className="w-full text-left text-small [&_td]:py-1.5 [&_td]:pr-3 [&_th]:py-1.5 [&_th]:pr-3 [&_tr]:align-top">
    <caption className="pb-2 text-left font-bold">By language, where it should</caption>
    <thead>
      <tr>
        <th scope="col">Language</th>
        <th scope="col">Dialog opens</th>
        <th scope="col">Help is shown</th>
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
