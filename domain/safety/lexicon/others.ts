/** Harm to others, by the writer; and danger to somebody else that the writer reports. */
export const others = {
  'other-intended': [
    '(am|was|be|i|we|^) going to (go and|go|try to)? (@kill-other|fucking @kill-other) _ @them',
    '(i|^|and|then|so) (will|shall|must|might|swear i will) (go and|go)? @kill-other _ @them',
    '@going-to __ @kill-other _ @them',
    '(going|planning|plan|about|will|want|decided|ready|need|intend|have) (to|on)? __ (shoot up|shooting up|blow up|blowing up|bomb|bombing|burn down|burning down|set fire to|attack|massacre) (the|my|this|that|his|her|our|a|as many) __',
    '(bring|bringing|take|taking) __ (gun|knife|weapon|bomb|guns) (to|into) (school|work|class|the office|church|the mall|campus|his|her)',
    '(he|she|they|everyone|you all|you) (is|are|will|am)? (going to|will|must|have to|deserves|deserve|has to|need to|needs to) (die|pay with|bleed|be dead|suffer and die) (tonight|tomorrow|today|by my|soon|for what|at my|for this|for (it|that))',
    '(planned|planning|plan|figured out|know|thinking) (out)? (exactly)? (how|where|when|to|of|about) (i will|to|i am going to|i would)? __ @kill-other _ @them',
    '(make|making) (him|her|them|everyone) (pay|bleed|suffer) (tonight|tomorrow|with|for)',
    '(kill|take|shoot|taking|murder|hurt|stab) (as many|everyone (there|at|in|who)|them all|all of them|everybody) __',
  ],
  'other-wanted': [
    '@want-to __ @kill-other _ @them',
    '@want-to __ @hurt-other _ @them',
    '@going-to __ @hurt-other _ @them',
    '(urge|urges|impulse|impulses) to (@kill-other|@hurt-other) _ @them',
    '(thinking|thoughts|fantasies|fantasizing|fantasise|fantasize|fantasising|dream|dreaming) (of|about) __ (@kill-other|@hurt-other) _ @them',
    '(homicidal|murderous)',
    '(afraid|scared|worried) (that)? i (will|might|may|am going to|am about to|could) __ (@kill-other|@hurt-other) _ @them',
  ],
  'weapon-ready': [
    '(have|got|holding|grabbed|carrying|brought|bought|with|loaded|sharpened|packed|got|took) (a|the|my|his|dads|my dads)? _ (gun|knife|bat|machete|axe|hammer|weapon|gasoline|petrol|guns|bomb|crowbar|ammo)',
    '(gun|knife|bat|machete|weapon) (is)? (in|loaded|ready|on) (my)? (hand|bag|car|backpack|pocket|waistband|me)?',
  ],
  'at-their-place': [
    '(outside|at|in front of|near|parked|waiting|in|on my way to|driving to|heading to|going to|followed|following|behind) (outside|at|for|to|of)? _ (his|her|their|him|she|he|the) (house|home|place|door|work|school|office|apartment|car|street|to come|her|him|is asleep|bedroom|driveway)?',
    'waiting for (him|her|them)',
    '(he|she|they) (is|are) (asleep|sleeping|in the next room|downstairs|alone|here|coming|in front)',
  ],
  'hurting-now': [
    '(just|have|i|^) (stabbed|shot|killed|strangled|choked|attacked|murdered|ran over|smothered|drowned) (him|her|them|someone|my _ @friend|a (man|woman|guy|person)|my _ @dependant)',
  ],
  'other-suicidal': [
    '@someone __ (@want-to|@going-to|threatening to|threatened to|threatens to|wants to|wanted to|wants|needs to|tries to|says|said|plans to|trying to|keeps) __ (@kill @themself|@kill-life|die|be dead|commit suicide|jump|suicide|overdose|do it tonight|end it|end it all|hurt @themself|harm @themself|not be alive|not be here)',
    '@someone __ (is|are|seems|sounds|says|feels|said|being|been|was) __ suicidal',
    '@someone __ (texted|sent|left|wrote|posted|messaged|gave|has) __ (suicide note|goodbye|goodbye message|note saying|goodbye text|suicidal texts|goodbye letter)',
    '@someone __ (is|are|standing|sitting) __ (on|off) __ (ledge|bridge|roof)',
    '@someone __ (tried|attempted|trying) (to)? __ (@kill @themself|suicide|@kill-life|die|overdose|hang @themself)',
    '@someone __ (has|had|have|having|told|talks|talking|talked|mentioned|with|texting|said|says) __ (suicidal|suicide|killing @themself|ending @kill-life|wanting to die|dying|plan|not wanting to)',
    '@someone __ (cutting|cuts|cut|hurting|hurts|harming|harms|burning) @themself',
    '@someone __ (overdosed|took all|swallowed all|took a bunch|took too many|took ## |swallowed a|took a whole|took the whole|has taken|took _ bottle|took _ whole) __',
    '@someone __ (gun|knife|pills|rope|noose) __ (to|in|around) (his|her|their) (head|hand|mouth|throat|neck|wrist|hands)',
    '(he|she|they) (will|is going to|are going to|might|may|could) (kill|hurt|hang|shoot|harm) @themself',
  ],
  'told-to-die': [
    '(tell|tells|telling|told|said|say|says|saying|message|messaging|dm|wrote|want|wants|comment) __ (kill yourself|kill myself|to die|i should die|end my life|go die|hang yourself)',
  ],
}
