import { concerns, questions, tiers, type Concern, type Question, type Tier } from '#domain/safety/tier.ts'

/** What is said that concerns us, in terms of signals: their words stand in `phrases/`. */
export type Rule = {
  id: string
  tier: Tier
  concern: Concern
  /** One of these is said in one sentence of the last message. */
  says: readonly string[]
  /** And one of these in it, in the two sentences on either side, or earlier in the talk. */
  with: readonly string[]
  /** Unless one of these is said in the same sentence, */
  unless: readonly string[]
  /** or one of these in it or the two on either side. */
  unlessNear: readonly string[]
  ask: Question | undefined
}

const groups: Record<string, string> = {
  '@not-meant': 'denied unsaid fiction figure reported',
  '@wish': 'kill-wanted death-wanted suicidal suicide-thought passive',
  '@low': 'kill-wanted death-wanted suicidal suicide-thought passive hopeless cannot-go-on',
  '@acts': 'planned means-ready preparing farewell',
}

/** id | tier concern | says | with | unless | unless near | ask */
const table = `
  act               | emergency suicide           | act-now                        |                                    | fiction denied long-ago accident         | intrusive                |
  means-and-wish    | emergency suicide           | means-ready                    | kill-wanted death-wanted intended farewell | fiction                                  | intrusive                |
  intent            | crisis suicide              | intended                       |                                    | unsaid fiction figure reported long-ago                      |                          |
  wish              | crisis suicide              | kill-wanted death-wanted       |                                    | @not-meant long-ago                      | intrusive                |
  wish-now          | crisis suicide              | kill-wanted death-wanted       | soon @acts means-ready | @not-meant long-ago |
  suicidal          | crisis suicide              | suicidal                       |                                    | @not-meant long-ago                      | intrusive                |
  plan              | crisis suicide              | planned                        |                                    | fiction figure reported long-ago unsaid wondered |                          |
  farewell          | crisis suicide              | farewell                       |                                    | fiction figure reported bereaved                |                          |
  thought-with-time | crisis suicide              | suicide-thought                | soon @acts                         | @not-meant long-ago wondered             | intrusive                |
  low-and-act       | crisis suicide              | @low                           | preparing means-ready              | @not-meant                               | intrusive                |
  act-and-low       | crisis suicide              | preparing means-ready          | @low                               | @not-meant                               | intrusive                |
  goodbye-and-wish  | crisis suicide              | weak-farewell                  | @wish hopeless                     |                                          | thanks                   |
  tried-lately      | crisis suicide              | tried                          | recently                           | fiction long-ago denied                  |                          |
  tried             | care suicide                | tried                          |                                    | fiction                                  |                          | ending-life
  thought           | care suicide                | suicide-thought                |                                    | fiction figure wondered                  | intrusive                | ending-life
  wish-past         | care suicide                | kill-wanted death-wanted suicidal | long-ago                           | fiction figure                           |                          | ending-life
  passive           | care suicide                | passive                        |                                    | fiction figure reported                  | intrusive                | ending-life
  hopeless          | care suicide                | hopeless                       |                                    | fiction figure reported                  | intrusive                | ending-life
  hint              | care suicide                | hint                           |                                    | fiction figure reported wondered                  | intrusive thanks compulsion | ending-life
  manage            | care suicide                | without-me                     | @low                               | fiction figure reported                  | intrusive                | ending-life
  edge              | care suicide                | edge                           |                                    | fiction figure                           | intrusive                | ending-life
  means             | care suicide                | means-ready                    |                                    | fiction accident                         | intrusive                | ending-life
  worn-out          | care suicide                | cannot-go-on                   | hopeless @wish weak-farewell       |                                          | compulsion intrusive fiction | ending-life
  self-harm         | crisis self-harm            | self-harm-now                  |                                    | fiction accident reported long-ago       | intrusive                |
  self-harm-wish    | crisis self-harm            | self-harm-wanted               |                                    | @not-meant accident long-ago             | intrusive                |
  self-harm-urge    | care self-harm              | self-harm-urge self-harm-now   |                                    | fiction accident reported                | intrusive                | hurt-now
  taken             | emergency taken             | taken                          |                                    | fiction long-ago prescribed denied wondered reported figure |                          |
  taken-then        | emergency taken             | taken-them                     | means-ready intended kill-wanted death-wanted suicidal planned | fiction long-ago prescribed denied wondered reported figure | intrusive |
  heart             | emergency medical-emergency | chest                          | chest-sign                         | fiction long-ago                         | panic                    |
  heart-later       | emergency medical-emergency | chest-sign                     | chest                              | fiction long-ago                         | panic                    |
  stroke-signs      | emergency medical-emergency | speech-lost                    | side-weak                          | fiction long-ago                         | panic                    |
  allergy           | emergency medical-emergency | swelling                       | allergen                           | fiction long-ago                         | panic                    |
  body              | emergency medical-emergency | body                           |                                    | fiction long-ago bereaved                | intrusive dated          |
  stroke            | emergency medical-emergency | stroke                         |                                    | fiction long-ago                         | panic                    |
  airway            | emergency medical-emergency | airway                         |                                    | fiction long-ago                         | panic                    |
  bleeding          | emergency medical-emergency | bleeding                       |                                    | fiction long-ago nobody-hurt                      | panic intrusive          |
  lifeless          | emergency medical-emergency | lifeless                       |                                    | fiction long-ago bereaved death-wanted passive asleep | panic intrusive dated    |
  violence-now      | emergency abuse             | abuse-danger                   |                                    | fiction long-ago figure                  | intrusive                |
  violence          | crisis abuse                | abuse-now                      |                                    | fiction long-ago denied accident figure         | intrusive caring                |
  violence-past     | care abuse                  | abuse-past abuse-now           |                                    | fiction denied accident figure                  | intrusive                |
  rape-now          | crisis sexual-violence      | rape-now                       |                                    | fiction long-ago                         |                          |
  rape-lately       | crisis sexual-violence      | rape                           | recently soon                      | fiction long-ago                         |                          |
  rape              | care sexual-violence        | rape rape-now                  |                                    | fiction long-ago                         |                          | safe-now
  rape-past         | care sexual-violence        | rape rape-now                  | long-ago                           | fiction                                  |                          |
  child-hurt        | crisis dependant-in-danger  | child-hurt                     |                                    | fiction long-ago denied                  | intrusive                |
  child-hurt-past   | care abuse                  | child-hurt                     | long-ago                           | fiction                                  |                          |
  child-risk        | crisis dependant-in-danger  | child-risk                     |                                    | fiction denied                           | intrusive                |
  someone-act       | emergency someone-else      | other-act other-taken          |                                    | fiction long-ago bereaved prescribed wondered | intrusive                |
  someone           | crisis someone-else         | other-suicidal                 |                                    | fiction long-ago bereaved figure         | intrusive                |
  someone-past      | care someone-else           | other-suicidal                 | long-ago                           | fiction bereaved figure                  |                          |
  someone-says      | crisis someone-else         | reported                       | kill-wanted death-wanted intended suicidal farewell | fiction bereaved long-ago denied figure  |                          |
  voices            | crisis voices               | voices                         |                                    | fiction long-ago                         |                          |
  threat-now        | emergency harm-to-others    | threat-ready                   |                                    | fiction long-ago                         | intrusive                |
  threat            | crisis harm-to-others       | threat                         |                                    | @not-meant long-ago                      | intrusive                |
  minor             | care minor                  | minor                          |                                    | fiction                                  |                          |
  eating            | care eating-disorder        | starving purging               |                                    | fiction                                  |                          |
  neglect           | care self-neglect           | neglect                        |                                    | fiction                                  |                          |
  intrusive         | care intrusive-thought      | intrusive                      |                                    | fiction                                  |                          |`

const signalsIn = (cell = '', shared: Readonly<Record<string, string>>): string[] =>
  cell.split(' ').flatMap((name) => shared[name]?.split(' ') ?? (name === '' ? [] : [name]))

function one<Name extends string>(name: string | undefined, names: readonly Name[]): Name {
  const found = names.find((known) => known === name)
  if (found === undefined) throw new Error(`"${name}" is none of ${names.join(', ')}`)
  return found
}

/** Rules as they are laid out in a table. `shared`: several signals by one name. */
export const rulesOf = (rows: string, shared: Readonly<Record<string, string>>): Rule[] =>
  rows
    .trim()
    .split('\n')
    .map((line): Rule => {
      const [id = '', level = '', says, needs, unless, unlessNear, ask] = line
        .split('|')
        .map((cell) => cell.trim())
      const [tier, concern] = level.split(' ')
      return {
        id,
        tier: one(tier, tiers),
        concern: one(concern, concerns),
        says: signalsIn(says, shared),
        with: signalsIn(needs, shared),
        unless: signalsIn(unless, shared),
        unlessNear: signalsIn(unlessNear, shared),
        ask: ask ? one(ask, questions) : undefined,
      }
    })

export const rules: readonly Rule[] = rulesOf(table, groups)
