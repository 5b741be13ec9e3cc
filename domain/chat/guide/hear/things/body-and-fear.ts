import { at, ofDoubt, drink, type ThingsTold } from '#domain/chat/guide/hear/things/told.ts'

/** The body, and fear. */
export const bodyAndFear: ThingsTold = [
  [
    'surgery-closed',
    at(
      ['health-fear'],
      /\b((surgery|gp|doctors?'?|drs?)\b.{0,16}\b(closed|shut|isn't open|doesn't open|not open|till|til|until)|weekend|open(s)? (til|till|until|on)? ?monday|bank holiday)\b/,
    ),
  ],
  [
    'checks-by-feeling',
    at(
      ['health-fear'],
      /\b(swallow\w*|feeling|press\w*|look\w*|clearing)\b.{0,30}\b(to check|all day|every (few )?minutes?)\b/,
    ),
  ],
  [
    'pressing-sore',
    at(
      ['health-fear'],
      /\b(press\w*|pok\w+|prod\w*|squeez\w+|rub\w*|feeling it)\b.{0,30}\b(sore|hurts?|red|tender|bruis\w*|swollen)\b|\b(sore|tender|red)\b.{0,20}\b(press\w*|pok\w+|prod\w*)\b/,
    ),
  ],
  [
    'was-another-part',
    at(
      ['health-fear'],
      /\b(last (year|time|month|week)|before (that|this)|first it was|then it was|used to be) (it was )?(my |the )?(liver|heart|brain|bowel|lungs?|kidneys?|ms|lump|mole|tumou?r|skin|stomach|eyes?|a \w+)\b|\bdoing it again\b/,
    ),
  ],
  ['ill-and-kids', at(['health-fear'], /\b(kids?|children|son|daughter|baby|little ones?)\b/)],
  [
    'googled-long',
    at(
      ['health-fear'],
      /\b(google\w*|googling|forums?|reddit|dr google|chatgpt|searching|looked it up|reading)\b/,
    ),
  ],
  [
    'await-results',
    /\b(wait\w*|results?|hear back)\b.{0,30}\b(results?|biopsy|scan|bloods?|tests?|mri|ct|hospital|smear)\b/,
  ],
  [
    'reads-the-numbers',
    at(
      ['health-fear'],
      /\b\d{2,3},? (then|now|and then|to) \d{2,3}\b|\b(taking|checking|check|take|took) my pulse\b|\b(oximeter|blood pressure|bpm|heart rate|watch says)\b/,
    ),
  ],
  [
    'knows-and-fears',
    at(
      ['health-fear'],
      /\b(harmless|ectopics?|all (fine|clear|normal)|nothing wrong|been (looked at|checked)|i know (that|it's))\b.{0,60}\b(still|but|know|can't)\b/,
    ),
  ],
  [
    'fourth-this-week',
    at(
      ['panic-now', 'just-listen'],
      /\b(second|third|fourth|fifth|\d+(nd|rd|th)|another) (one|attack|panic attack) (this|today|tonight|in)\b/,
    ),
  ],
  [
    'feel-daft',
    /\b(feel|felt|feeling|i'm|so) (so |a bit |really |such a )?(daft|silly|foolish|stupid now|an idiot now|a fool)\b/,
  ],
  [
    'in-front-of-all',
    at(
      ['panic-now', 'social-anxiety', 'worry-loop'],
      /\bin front of (everyone|everybody|people|all|the (class|whole|team|church)|my|them)\b|\beveryone (will|would|watching|looking|see)\b/,
    ),
  ],
  [
    'went-back-checked',
    at(
      ['ocd-checking'],
      /\b(went|gone|got up|been|drove|driven|turned) (back|down|and checked|up)\b|\bchecked (it )?again\b|\b(was|it's) locked\b/,
    ),
  ],
  [
    'keeps-away',
    at(
      ['ocd-harm', 'ocd-taboo', 'ocd-contamination'],
      /\b(won't|don't|can't|stopped|not|never|avoid\w*|hid|hidden|hide) (\w+ )?(bath\w*|hold\w*|change|changing|be alone|touch\w*|cuddl\w*|go near|pick (him|her)|cook\w*|cut|knives|sharp|the (knives|kitchen|scissors))\b/,
    ),
  ],
  [
    'hands-raw',
    at(
      ['ocd-contamination'],
      /\b(hands?|skin|knuckles?)\b.{0,24}\b(sting\w*|raw|crack\w*|bleed\w*|bled|sore|red|hurt\w*|split)\b/,
    ),
  ],
  [
    'only-once-more',
    at([...ofDoubt, 'substance'], /\b(just|only) (once|one|1) (more|last)( time)?\b|\bone more time\b/),
  ],
  [
    'keeps-peace',
    /\b(make sure|making sure|keep) (everything|it|the house|things)('s| is|s)? (right|perfect|tidy|clean|ready|quiet|how (he|she))\b.{0,30}\b(before|when|so|for)\b|\b(egg ?shells|tiptoe\w*|his moods?|her moods?|set (him|her) off)\b/,
  ],
  [
    'checked-and-asked',
    /\b(goes|going|looks|looking) through my (phone|bag|messages|things|emails?)\b|\b(checks|reads|tracks) my\b|\b(i )?have to ask (him|her|before|permission|if i can)\b/,
  ],
  [
    'takes-money',
    /\b(takes|has|keeps|holds|controls) (all )?(my|the) (bank )?(cards?|wages|money|pay|account)\b|\bgives me an allowance\b/,
  ],
  [
    'cut-off',
    at(
      ['violence-at-home', 'just-listen', 'crisis'],
      /\b(haven't|not|don't) (rung|called|spoken|seen|see|talk\w*|been in touch)\b.{0,30}\b(weeks?|months?|years?|any ?more|ages|since)\b|\b(awkward|doesn't like) (with )?my (friends|sister|mum|family|brother)\b/,
    ),
  ],
  [
    'drives-again',
    at(
      ['flashback', 'just-listen', 'panic-now'],
      /\b(driving|drives|back (at work|on)) (again|now)\b|\b(walked away|came out) (of it )?(fine|ok|without)\b/,
    ),
  ],
  [
    'cannot-pass-there',
    at(
      ['flashback', 'panic-now', 'just-listen', 'worry-loop'],
      /\b(can't|cannot|won't|haven't) (even )?(drive|driven|walk|walked|go|gone) (past|near|through|by|down|over)\b/,
    ),
  ],
  [
    'looked-and-felt-nothing',
    at(
      ['ocd-relationship'],
      /\b(felt|feel|feeling) (nothing|numb|flat)\b|\bdidn't feel (anything|it|a thing)\b/,
    ),
  ],
  [
    'keeps-seeing-it',
    at(
      [...ofDoubt, 'health-fear'],
      /\b(keep|can't stop|kept) (seeing|picturing|thinking about|feeling|smelling)\b/,
    ),
  ],
  [
    'years-since',
    at(
      ['flashback', 'just-listen', 'ocd-real-event', 'shame'],
      /\b(it's|its|been|was) (been |only |over |like )?(\d+|nine|ten|five|six|seven|eight|twelve|fifteen|twenty|thirty|forty) (years?|yrs?)\b|\b(\d+|ten|twenty|thirty) (years?|yrs?) (ago|on|later)\b/,
    ),
  ],
  [
    'never-told',
    /\b(never|not|haven't|havent) (told|tell|said (it|this) to) (a soul|anyone|anybody|my (husband|wife|partner|mum|mom|family|parents)|him|her|any ?one)\b|\b(nobody|no ?one) knows\b/,
  ],
  [
    'weed-since',
    at(
      ['dissociation', 'panic-now', null, 'just-listen'],
      /\b(weed|cannabis|joint|edibles?|smoked|stoned|vape pen|thc)\b/,
    ),
  ],
  [
    'family-says-doctor',
    at(
      ['certain-beliefs'],
      /\b(daughter|son|wife|husband|partner|mum|mom|dad|sister|brother|they|friend|everyone)\b.{0,30}\b(silly|imagin\w*|doctor|ill|not real|help|mad|crazy|paranoid|tablets)\b/,
    ),
  ],
  [
    'made-safe',
    at(
      ['certain-beliefs'],
      /\b(taped|blocked|covered|checked|turned|unplugged|moved|locked)\b.{0,20}\b(vents?|windows?|tv|telly|camera|phone|doors?|plugs?|router|curtains?)\b/,
    ),
  ],
  [
    'no-hospital',
    at(
      ['certain-beliefs', 'low-mood', 'sleep', 'just-listen', 'eating'],
      /\b(don't|dont|not|won't|no|never) (want|wanna|going|go|be put)( to)?( go)?( to| in| into| back to)?( the| a)? ?(hospital|ward|psych|sectioned|inpatient)\b/,
    ),
  ],
  [
    'voice-insults',
    ({ words, all, at: need }) =>
      (need === 'certain-beliefs' || /\bvoices?\b/.test(all)) &&
      /\b(it|he|she|they|voice|voices|man|woman)\b.{0,20}\b(says|said|tells|told|telling|saying|calls|called|just says)\b.{0,20}\b(i'm|i am|me|rubbish|useless|worthless|stupid|nasty)\b|\bnasty\b/.test(
        words,
      ),
  ],
  [
    'wedding-dress',
    at(['eating', 'shame'], /\b(wedding|dress|fitting|bikini|holiday|photos?|reunion|prom)\b/),
  ],
  [
    'drunk-messages',
    ({ words, all }) =>
      /\b(rang|called|texted|messaged|phoned|sent)\b.{0,40}\b(\d+( times)?|ex|everyone|boss|texts?|messages?)\b/.test(
        words,
      ) && /\b(drunk|drink\w*|drank|last night|hung ?over|blacked out|no memory|wasted)\b/.test(all),
  ],
  [
    'blackout',
    ({ words, all }) =>
      /\b(no memory|don't (even )?remember|can't (even )?remember|black(ed)? out|blank)\b/.test(words) &&
      /\b(drunk|drink\w*|drank|last night|hung ?over|wasted|out with)\b/.test(all),
  ],
  [
    'sleep-with-drink',
    at(
      ['substance', 'sleep'],
      /\bcan't sleep without\b|\b(helps?|gets?|knocks?) me (to )?(sleep|off|out)\b|\bto (get to )?sleep\b/,
    ),
  ],
  [
    'shuts-head-up',
    at(
      ['substance', 'eating'],
      /\b(shuts?|quiets?|switch\w*|turns?|stops?|numbs?|blocks?)\b.{0,12}\b(my |the )?(head|brain|thoughts?|noise|mind|it) ?(up|off|out|down)?\b|\bto (forget|switch off|feel nothing|not think)\b/,
    ),
  ],
  [
    'for-nothing',
    at(
      ['substance', 'eating', 'ocd-checking', 'ocd-contamination', 'low-mood'],
      /\b(for nothing|back to (square|day) one|day one again|all (that )?wasted|threw it (all )?away|ruined it)\b/,
    ),
  ],
  [
    'grey-mornings',
    ({ words, all, at: need }) =>
      need === 'substance' &&
      drink.test(all) &&
      !/\b(?:no|not|without|n't) (?:any )?(?:shak|sweat)/.test(words) &&
      /\b(sweat\w*|grey|hung ?over|hangover|rough|shak(y|es|ing))\b/.test(words),
  ],
  [
    'no-nagging',
    at(
      ['substance', 'eating', 'shame'],
      /\b(don't|dont|not) (want|need) (punish\w*|tell\w* off|a lecture|judging|shouting|lectur\w*)\b/,
    ),
  ],
  [
    'hours-left',
    at(
      ['sleep', 'worry-loop', 'overload', 'just-listen'],
      /\b(\d+|two|three|four|five) (hours?|hrs?)( \d+)?( left| till| until| to go| now| before)\b|\b(hours|hrs) \d+ now\b/,
    ),
  ],
  [
    'early-start',
    at(
      ['sleep', 'worry-loop', 'overload'],
      /\b(up|work|start|meeting|shift|interview|school run|alarm|exam|presentation|flight)\b.{0,16}\b(at )?(\d{1,2}([:.]\d\d)? ?(am|pm)?|six|seven|eight|nine|tomorrow|in the morning)\b|\btomorrow (is|'s) (going to be|gonna be) (hell|awful|a write.?off)\b/,
    ),
  ],
  [
    'nightmare',
    at(
      ['sleep', 'flashback', 'just-listen'],
      /\b(nightmares?|bad dreams?|woke up (screaming|sweating|crying)|dreamt|same dream)\b/,
    ),
  ],
  [
    'nothing-feels',
    at(
      ['low-mood', 'grief', 'just-listen', 'dissociation'],
      /\b(feel|feeling) (nothing|numb|empty|flat|dead inside|hollow)\b|\bdon't (feel|enjoy) (anything|a thing)\b/,
    ),
  ],
  [
    'cannot-wash',
    at(
      ['low-mood', 'overload', 'shame'],
      /\b(haven't|havent|can't|not|no energy to|couldn't) (\w+ )?(shower\w*|wash\w*|bathed?|brush\w* my|chang\w+ (my )?clothes)\b/,
    ),
  ],
  [
    'loved-it-once',
    at(
      ['low-mood', 'just-listen', 'loneliness'],
      /\bused to (love|enjoy|like|live for|look forward)\b|\bdon't (even )?(care|bother|want to) (any ?more|now)\b/,
    ),
  ],
  [
    'in-bed-all-day',
    at(
      ['low-mood', 'loneliness', 'just-listen'],
      /\b(in bed|didn't get up|couldn't get up|stayed in bed|back to bed)\b/,
    ),
  ],
  [
    'gave-up-for-peace',
    ({ words, at: need }) =>
      need === 'violence-at-home' &&
      /\b(keep the peace|so (?:he|she) (?:won't|wouldn't|doesn't)|to stop (?:him|her)|so that (?:he|she)|not worth the (?:row|hassle)|just easier)\b/.test(
        words,
      ),
  ],
]
