import type { Language } from '#domain/safety/floor/phrase.ts'

/**
 * How people in English tell that they mean to die without the plain words, or around them: something decided and calm, somebody
 * dead who is to be joined, an end with a time. Only the server hears them.
 */
export const englishIntents: Language = {
  families: {
    'end-me': `kill myself|killing myself|unalive myself|unaliving|hang myself|hanging myself|end (my|my own) life|ending (my|my own) life|take my (own)? life|drown myself|shoot myself|do myself in|top myself`,
    'the-dead': `(him|her|them|mom|mum|mama|mam|dad|papa|tatay|nan|nana|gran|grandma|grandpa|granddad|grandad|my (wife|husband|son|daughter|brother|sister|baby|boy|girl|mom|mum|dad|mother|father|nan|gran
      grandma|grandpa|best friend|friend|twin|love|everything))`,
    'set-day': `(tonight|tomorrow|(this|next) (week|weekend|month)|(on|by|before|after|until|come) (the|my|his|her|our)? (weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|birthday|anniversary|christmas|new year
      new years|exams|results|wedding|prom|graduation|summer|spring|winter|january|february|march|april|may|june|july|august|september|october|november|december|morning|then|night)|by morning|in the morning|in a few hours|soon)`,
  },
  phrases: {
    'named-plainly': `i (am)? (talking about|on about|speaking of|speaking about|mean|meant) (@end-me|dying|being dead)`,
    named: `i (am)? (talking about|on about|speaking of|mean|meant|mentioned) suicide|(thinking|think|thought) (about|of) being dead`,
    'third-talk': `(talk|class|course|essay|lesson|prevention|statistics|rates|documentary|song|film|podcast|news|assisted)`,
    'dead-nicer': `being dead (sounds|would be|seems|feels|is) _ (nice|nicer|easy|easier|good|better|peaceful|quiet|restful|a relief|like sleep)|(would|had) rather be dead|(easier|better) for (all|everybody|them|my _) if i (did not wake|was not around|was not here|died|was gone|disappeared|never woke)|if i was not (here|around) (nobody|no one|who) would (care|notice|miss|mind)`,
    'if-taken': `if i (take|took|swallow|jump|jumped) (them|it|all)|(if|when) i (do|did) it`,
    'found-too-late': `(before|until|till) (anyone|somebody|they|he|she|he would|she would|they would) (came|come|comes|found|finds|find|noticed|notices|notice|would (find|notice|know))|(nobody|no one) would (find|know|notice) (me|for|until|till)`,
    'has-plan': `i have (got)? a plan (for (monday|tuesday|wednesday|thursday|friday|saturday|sunday|tonight|tomorrow|the weekend)|$|and|now)`,
    'letters-written': `(wrote|written|writing|finished) (the|my|all the|all my|their) (letters|notes|goodbyes)|(letters|notes) are (done|written|ready|finished)`,
    'gone-easier': `(easier|better|simpler) if i was (dead|gone|not here|not around)|rather be gone (than|$)|^ do not want to be here (anymore|any more|$)|(all|everybody|they) would be (fine|ok) without me ($|anyway|and|i)`,
    'counts-again': `(start|starting|started) (counting|saving|hoarding) (@pills|them|my @pills)? again ($|now|tonight)|when i start counting again`,
    'place-stays': `keep thinking (about|of) (the|that) (bridge|roof|cliff|tracks|platform|rope|ledge|pills) ($|and|again|now|all)`,
    commanded: `(god|jesus|lord|allah|devil|satan|angels|spirits|demon) (wants|want|tells|told|telling|asks|orders|ordered|commands|commanded) (me|us) to`,
    'harm-word': `(hurt|kill|harm|drown|punish|sacrifice|burn|stab|smother|give (him|her|them) back|end (him|her|them|it|my))`,
    'ordered-to-harm': `(he|she|it|they) (says|say|said|tells me|tell me|told me|keeps saying|keep saying|keeps telling me|wants me to|want me to) (that)? (i)? (should|must|have to|need to|to)? (go out and)? (shut (him|her|them) up|hurt (him|her|them|myself)|kill|stab|get rid of (him|her|them)|finish (him|her|them|it)|jump|burn|end it)`,
    'hears-voice': `(there is|hear|hearing|heard|hears|with) (the|a|this|that|some|his|her)? (voice|voices)|(voice|voices) (in my head|at night|that (nobody|no one)|telling|that tells|talking)|hear (someone|people) (talk|talking|whisper|whispering)|(nobody|no one) (is)? (there|else hears)`,
    'their-goodbye': `@they ___ (message|text|texted|sent|wrote|voicemail) ___ (goodbye|thanks for everything|thank you for everything)`,
    'their-silence': `(thanks|thank you) for everything|not (answer|answering|pick|picking|reply|replying|respond|responding)|phone (is)? off|(scared|worried) (for|about) (him|her|them)`,
    'end-decided': `(decision|decided|intention|made up my mind|planning|plan|prepared|arranged|determined|resolved|sorted) (is|was|it)? (to|for|on|how) _ (@end-me|die|be gone|finish it|not be here)
      (will|going to) _ be dead (by|before) (the|my|this|next)? (weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|birthday|christmas|new year|exams|results|summer|spring|winter|june|july|end of)
      if i do not @end-me now|@end-me now or|today but (i)? (will|am going to|tomorrow|next|on)|(try|trying|do it|doing it|going) (to)? (it)? again (tonight|tomorrow|soon|this time|and this time|properly|right)`,
    'no-promise': `not promise ___ (hurt|kill|do (something|anything|it)|end|harm|safe|alive|be here)
      not (trust|sure i trust) myself with (them|it|the|my|pills|what)`,
    'join-dead': `(join|joining|be with) @the-dead (again|there)? (@set-day|where (he|she|they)|in heaven|up there $)
      (follow|following|go to|going to|come to|coming to) @the-dead (in heaven|up there|in the water)
      (join|joining|follow|following) @the-dead (now|$|i have|i am|it is|all|and|will)|@set-day ___ be with (him|her|them) $`,
    'told-end': `(by|after|from) (tonight|tomorrow|then|next week|friday|sunday|this) (i|you|nobody|no one|they) (will|wo not|am|are) (not|have to|need|no longer) __ (here|worry|need|me|see)
      (not|am not going to) (be)? (needing|need) (anybody|anyone|you|it|them|this|any of it|reminders) after (tonight|today|tomorrow|this|friday|sunday)
      (last|final) (one|message|entry|log|post|line|time|words) (from|of|by) me|(nobody|no one) will be picking up|not expect to wake|you will find me (gone|there|in the|dead)
      (somebody|they) will (have)? (find|found) me|by the time (they|he|she|anyone|somebody) (find|finds|get|gets|notice|notices|read|reads) (me|home|this|it)
      i (will not|wo not|am not going to) be (here|around|alive) (to|for (my|his|her|their|the next)|when|by|in|come)`,
    'calm-now': `(feel|feeling|felt|am|so|first time in (years|months|weeks|ages)) (calm|calmer|peaceful|at peace|light|lighter|relieved|quiet inside|free)
      (best|good|slept) (sleep|night|like) (in|for|a)|(not|no longer|nothing) (scared|scary|afraid|frightened|sad|upset|hurts|matters|worried) (anymore|any more|now|of it|about it|$|it)
      peace (with|now|about)|a (weight|load) (off|lifted|gone)|kinda sounds right`,
    'decided-now': `(since|after|once|now) (i|that i)? (have)? (decided|deciding|made (up my mind|my mind up|the decision|my decision|my choice)|chose|picked|set)|i (have)? (decided|picked|chosen|set|settled on) (a|the|on|my)? (date|day|night|time|when|how|place)
      (that is|it is) (decided|settled|sorted|all set)|i know (when|how|what i am going to do)|no (more)? talking (me)? out|not (need|try) (to)? (talk|talking) (me)? out|(date|day) (is)? (set|picked|circled)`,
    holiday: `(holiday|vacation|trip|flight|flights|camping|skiing|ski|honeymoon|interview|surgery|operation|hospital|moving|move|new (flat|house|place|city|school)|leaving do|retire|retiring|retirement|resign|resigned|resigning|quit|notice|transfer|transferring|uni|university|college|army|abroad|boss|job
      divorce|hair|haircut|bangs|fringe|tattoo|dress|wedding|party|concert|cruise|garage sale|christmas cards|thank you notes|cover letter|reference|santa|landlord|deposit|exam|recipe)`,
  },
}
