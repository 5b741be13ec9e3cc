import { type Rule, rules, rulesOf } from '#domain/safety/floor/rules.ts'

const groups: Record<string, string> = {
  '@not-now': 'fiction long-ago bereaved wondered figure over worry lesson harmless cause',
  '@pair': 'fiction long-ago bereaved wondered over worry lesson cause',
  '@own-sign': 'fiction long-ago wondered figure reported',
  '@told': 'fiction long-ago bereaved wondered figure lesson',
}

/** Two signs together, and a few that need no second, id | tier concern | says | with | unless | unless near | ask: as in the table of the rules. */
const table = `
  out-cold          | emergency medical-emergency | unwakeable       |                            | @not-now animal asleep | dated |
  down-and-silent   | emergency medical-emergency | down             | no-answer                  | @not-now animal asleep | dated |
  black-blood       | emergency medical-emergency | black-out        | black-sign                 | @pair animal |  |
  much-blood        | emergency medical-emergency | bled             | bled-much                  | @pair animal |  |
  half-face         | emergency medical-emergency | half-face        |                            | @not-now | over |
  went-down         | emergency medical-emergency | gone             |                            | @not-now animal asleep | dated |
  odd-breath        | emergency medical-emergency | odd-breath       |                            | @not-now animal asleep | dated |
  no-breath         | emergency medical-emergency | no-breath        | breath-sign                | @pair animal |  |
  half-gone         | emergency medical-emergency | limb-gone        | words-gone sight-gone of-a-sudden face-half drops-things | @pair animal |  |
  face-half         | emergency medical-emergency | face-half        | words-gone sight-gone of-a-sudden drops-things limb-gone | @pair animal |  |
  drops-things      | emergency medical-emergency | drops-things     | words-gone speech-lost sight-gone limb-gone | @pair animal |  |
  words-gone        | emergency medical-emergency | words-gone       | of-a-sudden head-pain sight-gone side-weak | @pair |  |
  sight-gone        | emergency medical-emergency | sight-gone       | of-a-sudden head-pain      | @pair |  |
  thunder           | emergency medical-emergency | head-pain        | head-sign sight-gone       | @pair |  |
  chest-and-arm     | emergency medical-emergency | chest-felt       | arm-or-jaw                 | @pair |  |
  chest-and-sweat   | emergency medical-emergency | chest-felt       | soaked-or-grey chest-more  | @pair |  |
  arm-and-sweat     | emergency medical-emergency | arm-or-jaw       | soaked-or-grey was-sick    | @pair |  |
  swells-shut       | emergency medical-emergency | swells-shut      | ate-or-stung               | @pair |  |
  allergy-known     | emergency medical-emergency | allergy-sign     |                            | @not-now | worry over |
  blood-now         | emergency medical-emergency | blood-now        |                            | @not-now animal nobody-hurt | intrusive |
  cut-off           | emergency medical-emergency | cut-off          |                            | @not-now animal | intrusive |
  attacked          | emergency medical-emergency | attacked         |                            | @not-now | intrusive |
  low-sugar         | emergency medical-emergency | diabetic         | sugar-sign                 | @pair |  |
  head-injury       | emergency medical-emergency | head-hit         | after-hit                  | @pair animal |  |
  big-fall          | emergency medical-emergency | big-fall         |                            | @not-now animal | intrusive |
  pregnancy         | emergency medical-emergency | pregnant         | pregnant-sign              | @pair |  |
  birth-now         | emergency medical-emergency | birth-now        |                            | @not-now | worry over |
  after-birth       | emergency medical-emergency | gave-birth       | birth-sign                 | @told harmless worry |  |
  heat              | emergency medical-emergency | heat             | heat-sign                  | @pair animal |  |
  withdrawal        | emergency medical-emergency | dry              | dry-sign                   | @pair |  |
  fumes             | emergency medical-emergency | fumes            | fumes-sign                 | @pair |  |
  burner            | emergency medical-emergency | burner           | all-ill                    | @pair |  |
  infant            | emergency medical-emergency | infant           | infant-sign                | @pair |  |
  newborn-fever     | emergency medical-emergency | newborn          | hot-baby                   | @pair |  |
  stuck-throat      | emergency medical-emergency | stuck-throat     |                            | @not-now animal | intrusive |
  under-water       | emergency medical-emergency | under-water      | water-sign                 | @pair animal |  |
  scald             | emergency medical-emergency | scald            |                            | @not-now | intrusive |
  electric          | emergency medical-emergency | electric         | electric-sign              | @pair |  |
  infected          | emergency medical-emergency | infected         | infected-sign              | @pair |  |
  chemo-fever       | emergency medical-emergency | chemo            | chemo-sign                 | @pair |  |
  hard-belly        | emergency medical-emergency | hard-belly       |                            | @not-now | worry over |
  legs-gone         | emergency medical-emergency | legs-gone        | legs-sign                  | @pair |  |
  sudden-balls      | emergency medical-emergency | sudden-balls     |                            | @not-now | worry over |
  clot              | emergency medical-emergency | clot-leg         | clot-chest                 | @pair |  |
  racing-heart      | emergency medical-emergency | racing-heart     | racing-sign                | @pair |  |
  fit               | emergency medical-emergency | fit              |                            | @not-now animal | worry over dated |
  not-the-usual     | emergency medical-emergency | differs          | limb-gone words-gone sight-gone arm-or-jaw swells-shut breath-sign blood-now | @told animal |  |
  drained           | emergency medical-emergency | drained          |                            | @not-now | over |
  freezing          | emergency medical-emergency | freezing         |                            | @not-now |  |
  small-swallowed   | emergency taken             | small-swallowed  |                            | @not-now prescribed denied animal | intrusive over |
  drugged           | emergency taken             | drugged          | drugged-sign               | @not-now prescribed denied |  |
  intruder          | emergency abuse             | intruder         |                            | @not-now | intrusive |
  deep-cut          | emergency self-harm         | cut-deep         | bleeds-on                  | @not-now accident | intrusive over |
  all-taken         | emergency taken             | took-all         | took-state                 | @not-now prescribed denied reported | intrusive over |
  taken-and-sorry   | emergency taken             | took-some        | took-regret                | @not-now prescribed denied reported | intrusive over |
  taken-maybe       | care taken                  | took-maybe dose-wrong |                       | @not-now prescribed denied reported animal | intrusive over | taken-something
  dose-wrong        | emergency taken             | dose-wrong       | dose-sign                  | @not-now prescribed denied | over |
  wrong-drink       | emergency taken             | wrong-drink      | wrong-sign                 | @not-now animal | over |
  he-is-near        | emergency abuse             | he-is-near       | i-hide                     | @not-now | intrusive over |
  starved           | emergency medical-emergency | starved          | starved-sign               | @pair animal |  |
  place-thought     | care suicide                | place-thought    |                            | fiction long-ago lesson | intrusive | ending-life
  better-off        | care suicide                | better-off       |                            | fiction           | intrusive | ending-life
  edge-now          | emergency suicide           | over-the-edge    |                            | @not-now accident | intrusive over |
  named-plainly     | crisis suicide              | named-plainly    |                            | fiction figure lesson reported third-talk long-ago | intrusive |
  named             | care suicide                | named            |                            | fiction figure lesson reported third-talk | intrusive | ending-life
  dead-nicer        | care suicide                | dead-nicer       |                            | fiction figure lesson | intrusive | ending-life
  found-too-late    | crisis suicide              | if-taken         | found-too-late             | fiction lesson | intrusive |
  plan-and-letters  | crisis suicide              | has-plan         | letters-written            | fiction lesson holiday | |
  gone-easier       | care suicide                | gone-easier      |                            | fiction figure lesson holiday | intrusive | ending-life
  counts-again      | care suicide                | counts-again     |                            | fiction lesson supply | intrusive | ending-life
  place-stays       | care suicide                | place-stays      |                            | fiction lesson holiday | intrusive | ending-life
  commanded         | crisis voices               | commanded        | harm-word                  | fiction lesson long-ago | |
  ordered           | crisis voices               | ordered-to-harm  | hears-voice                | fiction lesson long-ago | |
  their-goodbye     | crisis someone-else         | their-goodbye    | their-silence              | fiction lesson bereaved long-ago | |
  end-decided       | crisis suicide              | end-decided      |                            | fiction bereaved figure lesson holiday reported | |
  no-promise        | crisis suicide              | no-promise       |                            | fiction lesson | |
  join-dead         | crisis suicide              | join-dead        |                            | fiction figure lesson holiday | |
  told-end          | care suicide                | told-end         |                            | fiction figure lesson holiday thanks | | ending-life
  decided-and-calm  | care suicide                | decided-now      | calm-now                   | fiction figure lesson holiday | | ending-life
  counted-enough    | crisis suicide              | hoards           | has-enough                 | @own-sign supply | intrusive |
  counted           | care suicide                | hoards           |                            | @own-sign supply | intrusive | ending-life
  enough-here       | care suicide                | enough-here      |                            | @own-sign supply | intrusive | ending-life
  which-place       | care suicide                | which-place      |                            | @own-sign        | intrusive | ending-life
  gave-own          | care suicide                | gave-own         |                            | @own-sign passing-on | intrusive | ending-life
  gave-theirs       | care someone-else           | gave-theirs      | gave-oddly                 | fiction bereaved long-ago passing-on | |
  not-to-wake       | care suicide                | not-to-wake      |                            | fiction figure reported | intrusive | ending-life
  unwanted-picture  | care intrusive-thought      | mind-shows       | mind-dread                 | fiction lesson | |
  doubt-of-self     | care intrusive-thought      | doubt-of-self    |                            | fiction lesson figure | |
  doubt             | care intrusive-thought      | doubt            | ritual ritual-sign mind-dread mind-shows | fiction lesson figure | |
  ritual            | care intrusive-thought      | ritual           | ritual-sign                | fiction lesson | |`

export const signRules: readonly Rule[] = rulesOf(table, groups)

/** All that the server hears by; the page hears by the explicit ones alone. */
export const everyRule: readonly Rule[] = [...rules, ...signRules]
