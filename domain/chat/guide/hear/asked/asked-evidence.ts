import type { AskedKind } from '#domain/chat/guide/understanding.ts'

/** A word of what is asked: without one, how a sentence sounds is no ground to answer it so. */
export const askedEvidence: Readonly<Partial<Record<AskedKind, RegExp>>> = {
  fault:
    /\b(fault|blame\w*|caus\w*|because of me|my doing|have i|could i|should i|did i|i should have|if i)\b/,
  'bad-person':
    /\b(bad|terrible|awful|horrible|selfish|monster|evil|kind of|person|mother|mum|father|dad|fail\w*|wrong|cruel|rubbish|mean|nosy|ungrateful)\b/,
  normal:
    /\b(normal|usual|common|weird|odd|strange|anyone|anybody|people|others?|only me|only one|just me|everyone)\b/,
  mad: /\b(mad|crazy|insane|mental|mind|losing|lost|nuts|psycho\w*|schizo\w*|bonkers|head)\b/,
  dangerous: /\b(danger\w*|safe|harm\w*|hurt\w*|die|dying|serious|worr\w+|bad|risk\w*|kill\w*|damage\w*)\b/,
  'will-it-stop': /\b(stop\w*|end\w*|away|better|over|ever|pass\w*|forever|always|go|easier)\b/,
  'how-long': /\b(long|when|last\w*|until|till|soon|quick\w*|weeks?|months?|ever)\b/,
  why: /\b(why|how come|reason\w*|caus\w*|makes?|where does)\b/,
  'should-i': /\b(should|shall|do i|worth|better|ought|supposed|need to|have to|or not|could i|can i)\b/,
  'what-say': /\b(say|tell|put|text|write|words?|message|reply|answer|explain|bring it up|talk)\b/,
  'is-it-ok':
    /\b(ok|okay|fine|alright|all right|allowed|bad|wrong|can i|may i|could i|mind|selfish|weird|rude|mean|silly)\b/,
  'is-it-real': /\b(real|really|happen\w*|true|imagin\w*|sure|actually|there)\b/,
  sign: /\b(signs?|mean\w*|coinciden\w*|message|number\w*)\b/,
  privacy:
    /\b(tells?|telling|reads?|sees?|private|secret|know|knows|report\w*|sav\w*|stor\w*|confidential|record\w*|keep)\b/,
  bot: /\b(bot|robot|ai|human|person|real|machine|computer|program\w*)\b/,
  'can-talk':
    /^(?!.*\b(?:tell|say|explain)(?: me)? (?:how|what|why|if|whether)\b).*\b(talk\w*|chat\w*|vent\w*|listen\w*|tell|stay|company|here)\b/,
  doctor: /\b(doctors?|gp|nurse|hospital|appointment|help|therap\w+|a&e|111|surgery)\b/,
  'exercise-how': /\b(exercise\w*|breath\w*|it|steps?|timer|count\w*)\b/,
  again: /\b(again|com\w+ back|return\w*|relaps\w*|next time)\b/,
}
