export const selfHarm = {
  'self-harm-wanted': [
    '(trying|try|fighting|struggling|hard) (hard)? not to (cut|hurt myself|selfharm|burn|bleed|relapse)',
    '(tempted|close|dying|craving|itching|urge|urges) to (cut|burn|hurt myself|selfharm|relapse)',
    'want to (see|feel) (blood|the blade|my blood)',

    '(need|want|going|have|dying) to (cut|bleed|burn|carve) (bad|right-now|tonight|now|$|my)',
    '(going|going to|want|need) to selfharm',

    '(@want-to|@going-to) __ @selfharm',
    '(want|need|wanting|going|about|urge|urges|itching|craving|crave) (to|for)? __ (cut|bleed|blade|selfharm)',
    '(thinking|thoughts) (of|about) _ @selfharm',
  ],
  'self-harm-done': [
    '(dragging|drag|dragged|running|run|pressing|pressed|scraping|scraped) (them|it|the blade|a blade|scissors|glass|a knife) (over|across|along|into|on|down) my',
    '(scissors|blade|glass|needle|knife) __ (over|across|along|into|down) my (arm|arms|wrist|leg|thigh|skin|stomach)',

    '(started|been|am|keep|back to) (cutting|burning|scratching|slicing) (my|myself|on)',
    'on purpose __ (cut|burned|burnt|hit)',
    '(cut|burned|burnt|hit|scratched|hurt) (my|myself) __ on purpose',

    '(sliced|slicing|cut|cutting|slashed) my (thigh|arm|leg|stomach|skin|wrist|hip|ankle) __',
    '(covered in|full of) __ (cuts|burns|scars)',
    '(better|calm|relief|relieved|alive|calmer) when i (cut|bleed|burn|hurt myself)',
    '(blade|knife|glass) __ (on|across|into|over) my (arm|leg|thigh|skin|wrist|stomach)',

    '(been|am|started|keep|keeps|kept|back to|can not stop|not stop) (cutting|burning myself|scratching|hurting myself) (lately|since|every|for|my|when|because|to|$)',
    '(been|am|started|keep|can not stop|not stop) cutting $',
    '(burned|burnt|cut|scratched|hit|bit|bruised) myself __ (cigarette|lighter|knife|blade|scissors|glass|today|lately|until|on purpose|hard)',
    '(hitting|hit|banging|bang|punching|slamming|smashing) (my|myself in the) (head|face|fist|fists) __ (against|wall|floor|until|till|helps|hard)',
    '(hit|hitting|punching|punched) myself __',
    'scratch|scratching ___ (bleed|bleeding|blood|raw|quit)',
    '(carve|carved|carving) __ (into|on) my (leg|arm|thigh|skin|stomach|wrist)',
    '(burning|burn|burned|burnt) my (arm|arms|leg|legs|skin|hand|hands|wrist) with',
    '(cut|cuts|cutting) (last night|yesterday|tonight) __',
    '(new|fresh|six|five|four|three) (ones|cuts|burns|marks) on my',
    'relapsed $',
    'got (my|the) blade (back|out)',
    '(blade) (back)? out of (the|my)',
    '(thing|way) __ (calm|calms|cope|helps|quiet) __ (is|are) (the|a|cutting|my)? (blade|cutting|burning|pain|knife|bleeding)',

    '(i|have|been|am|keep|started|^) (been|started|keep|kept|went|did|do|not stop|can not stop|am)? (and)? @selfharm',
    '(relapsed|relapse|relapsing) __ (cut|cutting|selfharm|blade|clean|burning)',
    '(fresh|new|more|deep|my) (cuts|scars) (on|all|and|hurt|are|from|tonight|today)',
    'cutting (helps|makes|is the only|every|for|since|because|to (feel|cope))',
    '(made|makes|making) myself bleed',
    '(only) (thing|way) that (helps|works) is (cutting|the blade|pain|burning|hurting|selfharm)',
    '(scratched|cut|burned|burnt) (myself|my (arm|arms|leg|legs|thigh|thighs|wrist|wrists)) (until|till|last night|today|tonight|yesterday)',
    'selfharmed',
  ],
}
