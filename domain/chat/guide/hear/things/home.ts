import { at, died, type ThingsTold } from '#domain/chat/guide/hear/things/told.ts'

/** At home. */
export const home: ThingsTold = [
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
]
