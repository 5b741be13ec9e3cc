import { money, notTold, drink, type ThingsTold } from '#domain/chat/guide/hear/things/told.ts'

/** Money and work. */
export const workAndMoney: ThingsTold = [
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
  [
    'mortgage',
    ({ words }) =>
      /\bmortgage\b/.test(words) &&
      !/\b(?:(?:with|got|have) a|(?:not|isn't) (?:about )?(?:the|a|my)) mortgage\b/.test(words) &&
      !drink.test(words),
  ],
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
  [
    'shift-work',
    /^(?!.*\b(?:partner|husband|wife|he|she|he's|she's|mum|dad|boyfriend|girlfriend)\b).*\b(shift work|night ?shifts?|on nights|just (finished|off) (a )?(shift|nights))\b/,
  ],
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
]
