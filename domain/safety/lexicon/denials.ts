/** What is said not to be so. Words are claimed, as in figures.ts. Read after `unsafe` and `refusals-of-life`. */
export const denials = {
  denied: [
    '(not|never) (want|wanted|going|would) to? (do it|act on (it|them)|give in)',
    'not going to do anything',

    '(not|never) (want|wanted|wish|need|going|planning|trying|intend|intending|intention|thinking|plan|like|mean|meaning|feel) (to|of|about|on|like)? (actively|do anything like|do something like|go and)? (@suicide|@death|@selfharm|selfharm|suicide|harm anyone|hurt anyone|kill anyone|@hurt-other @them|@kill-other @them|do anything|act on|do anything to myself)',
    '(not|never|will not|would not|would never|could never|could not|can not|do not|did not) (do|act on|go through with|have the)? (@suicide|@selfharm|@kill-other (@them|anyone)|@hurt-other (@them|anyone|anything|a fly|a soul))',
    '(no|not any|without|do not have|never had|have no|not have|zero|not having) _ (plan|plans|intention|intentions|intent|desire|wish|interest|urge|urges|thought|thoughts) __ (@suicide|@death|@selfharm|suicide|suicidal|dying|harm anyone|acting on|killing anyone|harming|hurting)',
    '(no|not any|without|never had|do not have|not have|not having|not have any) (suicidal|selfharm|selfharm) (thoughts|ideation|feelings|plans|intent|plan|urges)',
    '(not|never|no|is not|nor|am not|not feeling|never been|not been) _ suicidal',
    'no selfharm',
    'not (a danger|dangerous) to (myself|anyone)',
    '(not|never) (be|been) (a danger|in danger)',
    '(glad|happy|thankful|grateful|relieved) (that)? __ (not @suicide|not die|did not die|alive|not succeed|it did not work|survived)',
    'not (dead|dying|die)',
    '(not|never) (want|wish|wanted) (me|him|her|them|anyone|my _ _) to (die|be dead|be hurt|get hurt)',
    '(want|wanted|fight|fighting|choose|chose|trying|try|going|reason|reasons|plan|decided|determined) to (live|stay alive|keep living|be alive|get better|stay safe)',
    'not (want|wish) to (hurt|harm|die|kill|end)',
    '(nobody|no one) (is|was|has) (going to)? (@hits|hurting) _ me',
    '(thinks|think|thought|assumed|assume|worried|afraid|asked if|asked me if|asking if|ask if) (that)? i (am|was|might be|would) (suicidal|going to @suicide|thinking about @suicide|want to die)',
    'not (have|had|taken|take|took) (any|a)? (overdose|overdosed)',
    'not overdosed',
    'no (weapon|weapons|gun|guns|pills) in the',
  ],
} satisfies Record<string, string[]>
