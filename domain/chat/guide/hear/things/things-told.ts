import type { NeedId } from '#domain/chat/guide/understanding.ts'

/** A message as it is read for what of life is told in it. */
export type Told = {
  words: string
  /** The messages before it, too. */
  all: string
  at: NeedId | null
}

type Sign = RegExp | ((told: Told) => boolean)

const at =
  (needs: readonly (NeedId | null)[], sign: RegExp) =>
  ({ words, at: need }: Told): boolean =>
    needs.includes(need) && sign.test(words)

const ofDoubt: readonly NeedId[] = [
  'ocd-checking',
  'ocd-contamination',
  'ocd-harm',
  'ocd-taboo',
  'ocd-just-right',
  'ocd-relationship',
  'ocd-real-event',
]
const ofPurge = /\b(sick|vomit\w*|throw(ing)? up|threw up|purg\w*)\b/
const money =
  /\b(mortgage|debts?|money|loan|overdraft|credit card|bills?|rent|redundan\w+|arrears|bailiffs?)\b/
const notTold =
  /\b((haven't|havent|not|never|didn't|can't) (told|tell|said)|doesn't know|don't know about|no idea|nobody knows|no ?one knows|hiding it|secret)\b/
const drink = /\b(wine|drink\w*|drank|vodka|beers?|gin|cans|bottle|whisky|cider)\b/
const died =
  /\b(died?|dead|death|funeral|passed away|(she|he|they|mum|mom|dad|nan) passed|when (she|he|they|mum|mom|dad) went|lost (her|him|my \w+))\b/

const isGood = (words: string): boolean =>
  !/\b(not|never|no|used to|dead|weeds|hate\w*|lost|miss\w*|bin|can't|don't|didn't|cry\w*|sad|alone)\b|n't\b/.test(
    words,
  )

/** The nearest first: what is told most particularly comes before what is told in general. */
export const thingsTold: readonly (readonly [id: string, sign: Sign])[] = [
  // The body, where something has to be said.
  [
    'faint-and-sick',
    ({ words, all }) =>
      /\b(faint\w*|passed out|black(ed)? out|dizzy|light.?headed|collaps\w*)\b/.test(words) &&
      !/\?/.test(words) &&
      ofPurge.test(all) &&
      !/\b(pregnan\w*|bug|flu|hungover)\b/.test(all),
  ],
  [
    'heart-and-sick',
    ({ words, all }) =>
      /\b(heart|chest)\b.{0,24}\b(flutter\w*|skip\w*|rac\w+|funny|jump\w*|palpitat\w*|thump\w*|pound\w*)\b|\bpalpitations\b/.test(
        words,
      ) &&
      ofPurge.test(all) &&
      /\b(made|make|making) myself|every (night|day)|purg\w*\b/.test(all),
  ],
  [
    'not-slept-days',
    ({ words }) =>
      /\b(not|haven't|havent|hardly|barely|no) (really |properly |proper )?(slept|sleep|sleeping)\b.{0,24}\b(since|for|in) (\w+day|mon|tues?|wed\w*|thurs?|fri|sat|sun|days|\d+ (days|nights)|two|three|four|a week|ages|this week)\b|\b(not|haven't) slept (proper\w* )?since\b/.test(
        words,
      ),
  ],
  [
    'sick-every-night',
    at(
      ['eating'],
      /\b(every|each) (single )?(night|day|evening)\b|\b(night|day)ly\b|\b\d+ times (a|per|today|tonight)\b/,
    ),
  ],
  [
    'not-in-the-room',
    /\b(wasn't|not) (even )?(in the room|there|with (her|him)) when (she|he|they|mum|mom|dad|nan|gran) (went|died|passed|go)\b|\b(went|died|passed|gone) (when|while) i (was|had|'d) (\w+ )?(getting|gone|out|at|in|on|nipped|popped|went)\b/,
  ],
  [
    'voice-fears',
    at(
      ['certain-beliefs', 'sleep', 'just-listen'],
      /\b(it|he|she|they)('ll| will| might| could| is going to|'s going to)? (tell|make|telling|order)s? me to do\b|\bturning into my \w+\b.*\b(hospital|it|same|voices?)\b/,
    ),
  ],
  // What hurts most.
  [
    'froze',
    ({ words, all, at: need }) =>
      /\b(i )?(froze|just lay there|lay there|couldn't move|went limp|didn't (fight|scream|say no|move))\b/.test(
        words,
      ) &&
      !/\b(screen|laptop|phone|exam|mock|test|interview|blank)\b/.test(words) &&
      (need === 'flashback' ||
        /\b(raped?|assault\w*|touched me|did (it|that|this) to me|attack\w*|abus\w*|forced|party when|uncle|on top of me)\b/.test(
          all,
        )),
  ],
  [
    'left-for-an-hour',
    ({ words, all }) =>
      /\b((went|gone|popped|nipped|was|only) (\w+ )?(home|out|to (the )?(shower|shop|work|loo|toilet)|for a (shower|coffee|wash|walk|smoke))|shower thing|in the shower|left (her|him|them) for|stepped out|wasn't there when|should have (been there|stayed))\b/.test(
        words,
      ) && died.test(all),
  ],
  [
    'nurse-said',
    ({ words, all }) =>
      /\b(nurse|doctor|carer|they|hospital|ward|hospice)\b.{0,12}\b(said|told|thought|promised)\b.{0,60}\b(ok|fine|all right|time|hours?|days?|weeks?|stable|go home|comfortable)\b/.test(
        words,
      ) && died.test(all),
  ],
  [
    'would-not-be-missed',
    /\b(nobody|no ?one) would (even )?(notice|miss|care)\b|\bfound by (the|my) (landlord|neighbours?)\b/,
  ],
  [
    'daughter-saw',
    /\b(daughter|son|kids?|children|little one|girl|boy)\b.{0,20}\b(saw (it|me|us)|seen (me|us|it)|found me|heard (me|us|it)|walked in on me|looked at me|watched me)\b|\b(daughter|son|kids?|children) saw\b/,
  ],
  [
    'snapped-at-kids',
    /\b(snapp\w*|shout\w*|yell\w*|scream\w*|lost (it|my (temper|rag)))\b.{0,24}\b(kids?|children|son|daughter|toddler|boys?|girls?|them|little one|him|her)\b/,
  ],
  // Step by step: money and work.
  [
    'secret-debt',
    ({ words, all }) =>
      (notTold.test(words) && money.test(words)) ||
      (notTold.test(words) &&
        money.test(all) &&
        /\b(wife|husband|partner|her|him|anyone|family|mum|mom|dad|parents)\b/.test(words)),
  ],
  [
    'redundant-sleep',
    ({ words }) =>
      (/\b(redundan\w+|lost my job|laid off|sacked|let go)\b/.test(words) &&
        /\bsleep\b/.test(words) &&
        drink.test(words)) ||
      (/\b(redundan\w+|lost my job|laid off)\b/.test(words) && /\bcan't sleep without\b/.test(words)),
  ],
  [
    'used-to-lead',
    /\b(used to|i once|i) (run|ran|manage[d]?|lead|led|head(ed)?) (a |the |my own )?(team|department|shop|company|business|kitchen|ward|crew|site|branch)\b/,
  ],
  [
    'redundant',
    /\b(redundan\w+|laid off|made redundant|lost my job|got (the )?sack(ed)?|been sacked|let me go|finished me)\b/,
  ],
  [
    'jobcentre',
    /\b(job ?centre|universal credit|work coach|benefits? office|dwp|pip (form|assessment)|sanction(ed)?)\b/,
  ],
  ['mortgage', /\bmortgage\b/],
  [
    'rent',
    /\b(evict\w*|landlord\b.*\b(out|notice|sell\w*|rent)|behind (on|with) (the|my) rent|(be|i'm|made|end up|becoming) homeless|section 21|kicked out of (my|the) (flat|house))\b/,
  ],
  [
    'money',
    /\b(i'm |we're |am )?skint\b|\b(can't|cannot) (pay|afford)\b|\bi'm in debt\b|\bmy (debts?|overdraft)\b|\bbailiffs?\b|\bno money (left|for)\b/,
  ],
  [
    'no-job-found',
    /\b(applied|applications?|interviews?|cv)\b.{0,40}\b(nothing|reject\w*|no reply|ghosted|heard back|hundreds|another no)\b/,
  ],
  [
    'wrong-email',
    /\b(sent|hit (send|reply all)|emailed|replied all)\b.{0,40}\b(wrong|typo|mistake|to (everyone|all|the whole)|boss)\b|\breply all\b/,
  ],
  [
    'head-went-blank',
    /\b(mind|head|brain|i) (just )?(went|goes|go|froze)( completely| totally)? (blank|white|empty|in (the|my) (mock|exam|test|interview))\b/,
  ],
  [
    'needs-that-grade',
    /\b(if i don't|unless i|have to|need to|i need) get (a|an|the|my) (\d|[a-c]\b|pass|grades?|place)|\bcan't do a.?levels\b|\bwon't get in(to)?\b/,
  ],
  [
    'all-stared',
    /\b(everyone|everybody|they all|whole (office|class|room)|people) (just )?(went (quiet|silent)|stared|looked( at me)?|laughed|saw)\b/,
  ],
  [
    'unfair-blame',
    ({ words, all }) =>
      /\b(didn't|never|doesn't) even (ask|listen|check|let me|look)\b|\b(i'd|i had) already (done|fixed|sent|finished|told)\b|\bwasn't even (my|me)\b/.test(
        words,
      ) && /\b(shout\w*|blam\w*|fault|accus\w*|told off|had a go|bollocking|yelled)\b/.test(all),
  ],
  [
    'boss',
    /\b(boss|manager|supervisor|team leader|line manager)\b.{0,50}\b(shout\w*|humiliat\w*|bull(y|ies|ied)|picks on|criticis\w*|ignores|having a go|on my back|nasty|hates|belittl\w*|threat\w*|piles)\b/,
  ],
  [
    'outside-all-day',
    /\b(being|be|am|i'm) (outside|outdoors|in the (garden|open air)) all day\b|\bcall cent(re|er)\b/,
  ],
  [
    'new-job',
    /\b(got|start\w*|landed|offered) (a |the |my |me a |me the )?(new )?job\b|\bnew job\b(?!.*\b(scared|dread|worse|hate|since|overwhelm)\b)/,
  ],
  ['promotion', /\b(promotion|promoted|new role|stepped up)\b/],
  ['shift-work', /\b(shift work|night ?shifts?|on nights|just (finished|off) (a )?(shift|nights))\b/],
  [
    'exams',
    /\b(exams?|gcses?|a.levels?|mocks?|finals (next|this|tomorrow|at|in|on)|revision|dissertation|resits?)\b(?!.*\bshould've thought)/,
  ],
  ['which-first', /\bwhich (fire|one|thing|bit)\b.{0,30}\bfirst\b|\bdon't know where to (start|begin)\b/],
  [
    'diagnosis-at-home',
    /\b(mum|mom|dad|husband|wife|partner|son|daughter|sister|brother|nan)('s| has| was| is|s)? (just )?(been |got )?(diagnosed|diagnosis)\b|\bdiagnosed with\b/,
  ],
  [
    'deadline-pile',
    /\b(deadlines?|to.?do list|inbox|emails? (are )?pil\w+|everything('s| is) due|too much on|plates)\b/,
  ],
  ['cried-at-work', /\b(cry|cried|crying)\b.{0,30}\b(toilets?|loo|car ?park|work|office|bathroom|desk)\b/],
  [
    'lost-years',
    /\bwast(ed|ing) (my|the) (\w+ )?(\d0s|twenties|thirties|forties|life|years|youth|best years|\w+)\b|\b(years|life) (i'll|i will|i) (never|won't) get back\b/,
  ],
  // Home.
  [
    'things-moved',
    /\b(rearrang\w+|reorganis\w+|moved|threw (out|away)|went through) (all )?(my|the|our) (whole )?(kitchen|things|stuff|cupboards|room|clothes|papers|house)\b/,
  ],
  [
    'found-their-stuff',
    /\bfound (weed|drugs|pills|vodka|a vape|bottles|condoms|a blade|razors?|messages|stuff)\b.{0,24}\b(room|bag|drawer|phone|coat|pocket)\b/,
  ],
  [
    'own-parents-words',
    /\bmy (own )?(dad|mum|mom|father|mother) used to (say|call|do|shout|tell)\b|\bturning into my (own )?(dad|mum|mom|father|mother)\b|\bsound(ed)? (just )?like my (dad|mum|mom|father|mother)\b/,
  ],
  [
    'temper-and-sorry',
    /\b(temper|loses it|kicks off|gets nasty|goes off on one)\b.{0,40}\b(drink|drunk|pub|had a few|drinking)\b|\b(drink|drunk|had a few)\b.{0,40}\b(temper|nasty|scary|shouts|kicks off)\b|\bcried (after|and said sorry)\b/,
  ],
  [
    'drowning-too',
    /\b(i'm|i am|im) (drowning|struggling|suffering|hurting|going under|not ok(ay)?) (too|as well)\b/,
  ],
  [
    'not-his-mother',
    /\b(i'm|i am|im) not (his|her|their) (mother|mum|mom|maid|carer|nurse)\b|\blike i'm (his|her|their) (mother|mum|mom|maid)\b/,
  ],
  [
    'cruel-thing-said',
    ({ words, at: need }) =>
      need === 'conflict' &&
      /\bi (called|said|told)\b.{0,60}\b(dad|mum|mom|mother|father|brother|sister|drunk|loser|died|dead|awful|horrible|terrible|unforgivable)\b/.test(
        words,
      ),
  ],
  [
    'forgot-scan',
    /\b(forgot|forgets|forgotten|didn't (remember|ask about)|not even asked)\b.{0,30}\b(scan|appointment|operation|results?|hospital|birthday|anniversary|biopsy|chemo|funeral)\b/,
  ],
  [
    'called-names',
    /\b(called|calls|calling) me (a |an |such a |the )?(nag|cow|bitch|mental|crazy|lazy|useless|selfish|drama queen|psycho|control freak|fat|ugly|stupid|pathetic|burden|liar|waste of space|names)\b/,
  ],
  [
    'on-the-sofa',
    /\b(he|she|they)('s| is|'re| are)? (sleeping |asleep |now )?(on|in) the (sofa|couch|spare room)\b/,
  ],
  [
    'partner-leaves',
    /\b(he|she|they|my (husband|wife|partner|boyfriend|girlfriend))('s| is|'re| are|'ll| will)? (gonna |going to )?(leave|leaving|had enough of|divorce|sick of|go(ing)? to (her|his) (mum|mom|mother)) ?(me|us|it|this|'?s)?\b.{0,12}$/,
  ],
  [
    'late-because',
    /\b(late|miss\w*)\b.{0,30}\bbecause of me\b|\bmade (him|her|us|them) late\b|\bleft (for work )?late\b/,
  ],
  ['miss-them-soppy', /\bi miss (you|him|her|them) i (guess|suppose|think)\b|\bsoppy\b/],
  [
    'was-the-funny-one',
    ({ words, at: need }) =>
      need === 'grief' && /\b(funny|laugh\w*|joke\w*|taking the (piss|mick))\b/.test(words),
  ],
  [
    'used-to-be-funny',
    ({ words, all, at: need }) =>
      need !== 'grief' &&
      !died.test(all) &&
      /\b(used to be|was always|was) (so |such a |really |the )?(funny|laugh|happy|chatty|lively|bubbly|cheeky|loud)\b/.test(
        words,
      ),
  ],
  [
    'dropped-out',
    /\b(he|she|they|son|daughter|kid|brother|sister) (has |just |'s )?(dropped out|quit (uni|college|school)|stopped going|packed in (uni|college))\b/,
  ],
  [
    'shut-door',
    at(
      ['someone-else', 'conflict', null, 'just-listen'],
      /\b(won't|doesn't|never|hasn't|not|hardly) (even )?(come|comes|coming|came|leave|leaves|left|open|eat) ?(out( of)?|with us|the door)? ?(his|her|their|the)? ?(room|bedroom|door)\b|\b(outside|through|thru) (his|her|the|their) door\b|\bsnaps? (at me )?(if|when) i knock\b/,
    ),
  ],
  [
    'nobody-helps',
    /\b(nobody|no ?one|none of them|they don't|my (brother|sister|siblings|husband) (does|do|doesn't)) (ever )?(helps?|lifts? a finger|nothing|does a thing|do anything)\b|\ball (falls|lands|left) (on|to) me\b|\bit's all on me\b/,
  ],
  [
    'praised-not-helped',
    /\b(?<!not )(doing (great|so well|amazing)|i'm (so |really )(good|strong|brave|amazing)|don't know how (you|i) do it|such a good (daughter|son))\b(?<!not doing great)/,
  ],
  [
    'gave-up-life',
    /\b(moved back|moved home|gave up (my|the|work)|had a (flat|job|life|career|boyfriend))\b/,
  ],
  [
    'does-all-for-them',
    at(
      ['someone-else', 'overload', 'loneliness', 'grief', 'just-listen', 'low-mood'],
      /\b(cut up (his|her)|feed(ing)? (him|her)|wash(ing)? (him|her)|chang(e|ing) (him|her|his|her)|dress(ing)? (him|her)|(his|her) (pads|catheter|tablets|dinner))\b/,
    ),
  ],
  [
    'not-the-same',
    /\b(had a stroke|brain injury|head injury|not (himself|herself)|not the same( person| man| woman| since)?|isn't (himself|herself))\b/,
  ],
  ['dementia', /\b(dementia|alzheimer\w*)\b/],
  [
    'cares-for-parent',
    /\b(i (care|look) (for|after)|caring for|looking after|i'm (the|a|her|his) (only )?carer)\b.{0,16}\b(mum|mom|dad|nan|mother|father|husband|wife|him|her|brother|sister)?\b/,
  ],
  [
    'single-parent',
    /\bsingle (mum|mom|dad|parent|mother|father)\b|\bon my own with (the|two|three|my) (kids|children)\b/,
  ],
  [
    'baby-nights',
    /\b(baby|newborn|he|she)\b.{0,20}\b(wakes?|up|feeds?|feeding|won't sleep|screams?|cries|teething)\b.{0,24}\b(hours?|night|times|nights|constantly)\b/,
  ],
  [
    'accused',
    /\bonly (visit|see|want|care|come|there)\b.{0,24}\b(money|inheritance|will|house)\b|\baccus(ed|es|ing) me\b/,
  ],
  [
    'does-the-work',
    at(
      ['conflict', 'overload', 'someone-else', 'just-listen'],
      /\bi (do|did|get|cook|clean|pay for) (all )?(his|her|their|the|everything)\b.{0,40}\b(shopping|bins|tablets|washing|bills|appointments|everything|cooking|cleaning|meds)\b/,
    ),
  ],
  [
    'cheated',
    /^(?!.*\b(?:her|his|their) ex\b).*\b(cheat(ed|ing)|affair|slept with (someone|another|my)|seeing someone else|messages (from|to) (a|another) (woman|man|girl|bloke))\b/,
  ],
  [
    'divorce',
    /\b(divorc\w*|separated|separation|marriage (ended|broke)|after (the|my) (split|separation))\b/,
  ],
  [
    'breakup',
    /\b(broke up|broken up|dumped me|finished with me|split up)\b|\b(he|she) (left me|ended (it|things))\b(?! (on|at|with|alone|in|to|a))/,
  ],
  [
    'in-laws',
    /\b(mother|father|sister|brother).in.law\b.{0,50}\b(said|says|always|rearrang\w+|criticis\w*|interfer\w*|hates?|never|moans?|comments?|invited|turns? up|nit ?pick\w*|moan)\b|\bmoan about my (mother|father|sister|brother).in.law\b|\bin.laws\b/,
  ],
  [
    'fell-out-with-friend',
    /\b(best )?(friend|mate|bestie)\b.{0,30}\b(fell out|blocked|ghosted|not (talking|speaking)|stopped (talking|replying)|ditched|dropped me|unfriended)\b|\bfell out with (my|a) (best )?(friend|mate)\b/,
  ],
  [
    'they-sleep',
    ({ words }) =>
      /\b(husband|wife|partner|boyfriend|girlfriend|he|she|everyone|they|kids?|mum|mom|flatmate|house)('s| is|s| are|'re)? (all )?(but )?(fast )?(asleep|in bed|sleeping|snoring)\b/.test(
        words,
      ),
  ],
  // Loss and being alone.
  ['get-another', /\b(get|buy|have) (another|a new) (one|dog|cat|puppy|kitten|baby)\b/],
  [
    'was-with-them',
    at(
      ['grief', 'just-listen'],
      /\bi (was|stayed|sat) (there )?with (him|her|them|it)\b|\bheld (his|her|its|their) (hand|paw|head)\b/,
    ),
  ],
  [
    'still-hears-them',
    at(
      ['grief', 'just-listen', 'low-mood'],
      /\b(keep|still|kept) (on )?(hear\w*|see\w*|look\w* for|expect\w*|set(ting)?|reach\w*|listen\w*)\b/,
    ),
  ],
  [
    'told-in-chat',
    ({ words, all, at: need }) =>
      need === 'grief' &&
      /\b(group ?chat|whatsapp|facebook|insta\w*|text)\b/.test(words) &&
      /\b(scan|announce\w*|baby|pregnan\w*|due)\b/.test(all),
  ],
  [
    'others-pregnant',
    ({ words, all }) =>
      /\b(due|pregnant|expecting|baby shower|bump|scan photo|newborn)\b/.test(words) &&
      /\b(lost (the|my|our|a) baby|miscarr\w*|stillb\w*|lost it at)\b/.test(all),
  ],
  ['miscarriage', /\b(lost (the|my|our|a) baby|miscarr\w*|stillb\w*)\b/],
  [
    'asked-to-speak',
    /\b(eulogy|(speak|say something|read|reading|speech|carry the coffin)\b.{0,24}\b(memorial|funeral|service|wake|cremat\w*))\b/,
  ],
  [
    'found-them',
    /\bfound (him|her|them|my \w+) (on the floor|collapsed|lying|unconscious|in (bed|the bath|his|her)|like that)\b/,
  ],
  [
    'pet-died',
    /\b(dog|cat|rabbit|horse|puppy|kitten|hamster)\b.{0,30}\b(died|put (him|her|it) (down|to sleep)|put down|passed|gone)\b/,
  ],
  [
    'that-hour-of-day',
    at(
      ['grief', 'loneliness', 'just-listen'],
      /\b(used to|always|would) (ring|call|phone|text|come|pop|make|sit|sing|say)\b.{0,20}\b(at|every|each|in the|on (a )?\w+days?)\b/,
    ),
  ],
  [
    'their-birthday',
    ({ words, all }) =>
      /\b(birthday|bday|b-day)\b/.test(words) &&
      /\b(died|dead|passed|gone|miss|grave|heaven|lost)\b/.test(all),
  ],
  [
    'anniversary',
    ({ words, all }) =>
      /\b(anniversary|(a|one|two|three|\d+) years? (today|tomorrow|on|since)|year (today|tomorrow))\b/.test(
        words,
      ) && died.test(all),
  ],
  [
    'christmas',
    ({ words, all }) =>
      /\b(christmas|xmas|eid|diwali|mother'?s day|father'?s day|easter)\b/.test(words) && died.test(all),
  ],
  [
    'their-things',
    ({ words, at: need }) =>
      need === 'grief' &&
      /\b((her|his|their) (coat|clothes|things|room|chair|cup|mug|slippers|voicemail|voice|number|bed|toothbrush|side)|voice ?mail|wardrobe)\b/.test(
        words,
      ),
  ],
  [
    'said-it-is-time',
    at(
      ['grief'],
      /\b(over it|move on|moved on|moving on|time (to|i)|by now|back to normal|still (sad|crying|upset))\b/,
    ),
  ],
  [
    'hears-them-laugh',
    /\b(hear|heard|hearing|listen\w*)\b.{0,40}\b(laugh\w*|having (a laugh|fun)|party|together|downstairs|kitchen)\b/,
  ],
  [
    'no-one-wrote',
    /\b(nobody|no ?one)('s| has)? (has )?(texted|messaged|rung|rang|called|written|phoned|spoken to me|asked (how|after))\b|\bhaven't (spoken|talked) to (a|another|any) (human|person|soul|one)\b|\bspoken to (nobody|no ?one)\b/,
  ],
  [
    'lunch-in-car',
    /\b(eat|sit|lunch|hide)\b.{0,24}\b(in (my|the) (car|toilets?|loo|library|stairwell)|alone|by myself|on my own)\b|\b(lunch|break) (is|'s|times? (is|are)) the worst\b/,
  ],
  [
    'moved-here',
    /\b(moved|just moved|new) (here|to (a|this|the|\w+)|city|town|area)\b.{0,30}\b(for (work|a job|uni|him|her|my)|know (nobody|no ?one|anyone|a soul)|alone|ago|in \w+)\b/,
  ],
  [
    'not-asked-out',
    /\b(didn't|never|don't|nobody|no ?one|not|would|thought) (\w+ ){0,5}(ask|invite|asked|invited) me (out|along|for|to)\b|\b(all|they) (go|went) (for|to|out)\b.{0,20}\b(without|didn't)\b/,
  ],
  [
    'evenings-alone',
    at(
      ['loneliness'],
      /\b(telly|tv|netflix|scroll\w*|beans|ready ?meals?|microwave|toast for (tea|dinner))\b/,
    ),
  ],
  [
    'empty-nest',
    /\b(kids?|son|daughter|children|youngest|last one|boys?|girls?) (have |has |all )?(moved out|left home|gone (off )?to uni|left for uni|gone off)\b|\bempty nest\b/,
  ],
  ['weekends', at(['loneliness'], /\b(weekends?|sundays?|saturdays?|bank holidays?|friday nights?)\b/)],
  [
    'just-lonely',
    /^(?:(?:no|nah|nope|god|just|it's|i'm|well)[,. ]+)*(?:just )?(?:so |really |a bit |very |bloody )?lonely\b.{0,40}$/,
  ],
  [
    'nobody-to-tell',
    /\b(nobody|no ?one|haven't got anyone|don't have anyone) (i can|to) (tell|talk to|ring|call|ask|turn to)\b/,
  ],
  // Body and fear.
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
  // Others, school.
  [
    'ordinary-photo',
    ({ words, all }) =>
      /\b(photo|pic|picture)\b/.test(words) &&
      /\b(eating|lunch|just (me|a)|walking|sat|sitting|normal|ordinary|face|asleep)\b/.test(words) &&
      /\b(chat|school|year|class|posted|put)\b/.test(all),
  ],
  [
    'photo-of-me',
    /^(?!.*\bi (?:took|take|made|sent|put)\b).*\b(put|posted|shared|sent|made|took) (a |my |an? \w+ )?(photo|pic|picture|video|meme|screenshot)s? (of me )?(in|on|to|round|around|up|everywhere)?\b/,
  ],
  [
    'no-phone-calls',
    /\b(can't|cant|don't|dont|won't|not) (want to |wanna )?(talk|speak|ring|call|phone)( anyone)?( on the phone)?\b.{0,40}\b(phone|mum|mom|hear|ring|dad|call)\b|\b(would|will|might) hear( me)?$/,
  ],
  [
    'horrible-to-me',
    /\b(they're|they are|everyone's|all) (just |so |really )*(horrible|mean|nasty|cruel|awful|vile) to me\b/,
  ],
  [
    'dreads-school',
    /\b(hate|dread|scared of|can't face|don't want to) (going (in|to school)|school|college|tomorrow|monday|going back)\b/,
  ],
  [
    'like-a-lemon',
    /\b(stood|standing|sat|sitting|be stood)( there)? (like a (lemon|spare part)|alone|on my own|by myself)\b|\b(all|already) know each other\b|\bwon't know (anyone|a soul|anybody)\b/,
  ],
  [
    'blushed',
    at(
      ['social-anxiety', 'shame'],
      /\b(went|go|going) (bright )?(red|blank)\b|\bblush\w*\b|\bvoice (was )?shak\w+\b/,
    ),
  ],
  [
    'said-something-stupid',
    at(
      ['social-anxiety', 'shame', 'worry-loop'],
      /\b(said|did) something (so |really )?(stupid|dumb|weird|embarrassing|awful|cringe)\b|\bcringe\b|\bmade a fool\b/,
    ),
  ],
  [
    'no-leaflet',
    /\b(leaflet|what they all say|heard (it|that|this) (all )?before|copy and paste|script(ed)?|generic|stock (answer|phrase)|same old)\b/,
  ],
  [
    'honest-at-least',
    /\b(at least (that's|you're|it's) honest|that's honest|thats at least honest|honest at least)\b/,
  ],
  [
    'tried-all',
    /\b(tried (everything|it all|all (of )?(it|that|them))|nothing (works|worked|helps|has worked))\b/,
  ],
  ['normal-person', /\blike (i was )?(a )?normal (person|human|people)?\b/],
  [
    'happy-awake',
    /\b(good sort of awake|not in a bad way|too (happy|excited) to sleep|(i'm|so|just|really) happy)\b(?!.*\b(not|never|isn't|can't|won't|but) )/,
  ],
  [
    'pet-near',
    /\b(cat|dog|puppy|kitten)\b.{0,30}\b(on (my|the)|snor\w*|purr\w*|tail|beside|next to|curled|asleep|lap|feet|thing)\b/,
  ],
  [
    'trees-and-weather',
    ({ words, at: need }) =>
      need === 'good-moment' &&
      isGood(words) &&
      /\b(sun|sunny|garden|sea|beach|walk(ed)?|trees|birds|park|hills?|stars|snow)\b/.test(words),
  ],
  [
    'small-pleasures',
    ({ words, at: need }) =>
      need === 'good-moment' &&
      isGood(words) &&
      /\b(cake|tea|coffee|bath|music|song|film|book|baked|cooked|match|laugh\w*|pub|friends? (came|over))\b/.test(
        words,
      ),
  ],
  ['embarrassed', /\b(i'm|im|just|so|feel) (just |so |really )*(embarrassed|mortified|ashamed)\b/],
  [
    'angry',
    /\b(i'm|i am|im) (so |just |really |bloody |fucking )*(angry|furious|fuming|livid|raging|pissed off)\b(?! (with|at) (myself|me))/,
  ],
  [
    'worn-out',
    /^(?!.*\b(not|don't think|n't)\b.*\b(burn\w*|tired|exhaust\w*)).*\b(shattered|knackered|exhausted|worn out|so tired|drained|done in|burnt out|burned out)\b/,
  ],
]
