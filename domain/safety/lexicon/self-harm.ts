export const selfHarm = {
  'self-harm-wanted': [
    '(@want-to|@going-to) __ @selfharm',
    '(want|need|wanting|going|about|urge|urges|itching|craving|crave) (to|for)? __ (cut|bleed|blade|selfharm)',
    '(thinking|thoughts) (of|about) _ @selfharm',
  ],
  'self-harm-done': [
    '(i|have|just|been|am|keep|started|^) (been|started|keep|kept|went|did|do|not stop|can not stop|am)? (and)? @selfharm',
    '(relapsed|relapse|relapsing) __ (cut|cutting|selfharm|blade|clean|burning)',
    '(fresh|new|more|deep|my) (cuts|scars) (on|all|and|hurt|are|from|tonight|today)',
    'cutting (helps|makes|is the only|again|every|for|since|because|to (feel|cope))',
    '(made|makes|making) myself bleed',
    '(only|just) (thing|way) that (helps|works) is (cutting|the blade|pain|burning|hurting|selfharm)',
    '(scratched|cut|burned|burnt) (myself|my (arm|arms|leg|legs|thigh|thighs|wrist|wrists)) (until|till|so|again|last night|today|tonight|yesterday)',
    'selfharmed',
  ],
}
