import type { Language } from '#domain/safety/floor/phrase.ts'

export const polish: Language = {
  families: {
    'kill-myself': `się zabić|zabić się|się powiesić|powiesić się|popełnić samobójstwo|odebrać sobie życie|skończyć ze sobą|ze sobą skończyć|skończyć z tym wszystkim|ze sobą zrobić koniec|targnąć się na życie|rzucić się pod (pociąg|auto|metro)|skoczyć z (mostu|okna|dachu|balkonu)|podciąć sobie żyły|się zastrzelić|zakończyć swoje życie|zakończyć życie`,
    want: `chcę|chce|chciałbym|chciałabym|muszę|pragnę|mam ochotę|mam zamiar`,
    relative: `przyjaciel|przyjaciółka|brat|siostra|syn|córka|matka|ojciec|mama|tata|mąż|żona|chłopak|dziewczyna|partner|partnerka|kolega|koleżanka|kuzyn|kuzynka|sąsiad|sąsiadka`,
    pills: `tabletek|tabletki|tabletkę|leków|leki|pigułek|pigułki|proszków|prochów|opakowanie|proszki`,
  },
  phrases: {
    'kill-wanted': `@want @kill-myself|(powinienem|powinnam|mógłbym|mogłabym) @kill-myself`,
    'death-wanted': `(chcę|chce|chciałbym|chciałabym|pragnę) (umrzeć|nie żyć|być martwy|być martwa|zdechnąć)|(już)? nie (chcę|chce) (mi się)? (już|dłużej)? (żyć|istnieć)|nie chce mi się (już)? żyć`,
    intended: `(zamierzam|postanowiłem|postanowiłam|planuję|idę) @kill-myself|(zabiję|powieszę|zastrzelę) się (dzisiaj|dziś|jutro|wieczorem|teraz|$)
      (dzisiaj|dziś|jutro|dziś wieczorem|tej nocy) (się zabiję|to zrobię|ze sobą skończę|skończę ze sobą|umrę|się powieszę)|skończę ze sobą`,
    suicidal: `(mam|czuję) (silne)? skłonności samobójcze`,
    'suicide-thought': `(myślę|myślałem|myślałam|myśli|myśleć) (często|ciągle|cały czas|coraz częściej)? o (samobójstwie|śmierci|zabiciu się|tym żeby @kill-myself|tym by @kill-myself|odebraniu sobie życia)
      myśli (samobójcze|samobójczych)`,
    planned: `mam (już)? plan (jak)? (@kill-myself|samobójstwa|żeby)|(napisałem|napisałam) _ list pożegnalny|(kupiłem|kupiłam) (linę|sznur|pistolet) __`,
    'act-now': `(sznur|pętla|pętlę|lina) na szyi|(pistolet|nóż) (przy|do|na) (głowie|skroni|gardle|głowy|szyi|nadgarstku)|(podciąłem|podcięłam) sobie żyły
      (stoję|siedzę|jestem) na (moście|dachu|krawędzi|torach|parapecie|balkonie) __ (skoczyć|skoczę|skaczę)`,
    farewell: `(to)? (jest)? mój ostatni (list|wieczór|dzień)|(gdy|kiedy|jak) to (przeczytasz|czytasz|przeczytacie) __ (żyć|żył|żyła|martwy|martwa|mnie)|(jutro)? (już)? mnie nie będzie
      żegnaj (świecie|na zawsze)|żegnajcie (wszyscy|na zawsze)`,
    tried: `(próbowałem|próbowałam) @kill-myself|próba samobójcza|próbę samobójczą|próbie samobójczej`,
    passive: `(wolałbym|wolałabym|chciałbym|chciałabym|żałuję że) (nie żyć|się nie urodzić|nigdy się nie urodzić|nie obudzić się|się nie obudzić|zasnąć i się nie|się urodziłem|się urodziłam|zniknąć na zawsze)
      (wszystkim|rodzinie|im|wam) (byłoby|będzie) (lepiej)? beze mnie (lepiej)?|(zmęczony|zmęczona) życiem|mam dość życia`,
    hopeless: `(nie mam|nie ma|żadnego|brak) (już)? (powodu|powodów|sensu) (by|żeby|do|aby) (żyć|dalej żyć|życia)|(moje życie|życie) nie ma (już|żadnego)? sensu|nie ma (po co|dla kogo) żyć|nie mam po co żyć`,
    'self-harm-now': `(pociąłem|pocięłam|tnę|okaleczyłem|okaleczyłam|okaleczam) się`,
    'self-harm-wanted': `(chcę|muszę|mam ochotę|zamierzam) się (pociąć|okaleczyć|skrzywdzić|ciąć|zranić)|chcę zrobić sobie krzywdę`,
    taken: `(wziąłem|wzięłam|połknąłem|połknęłam|łyknąłem|łyknęłam|zażyłem|zażyłam|wypiłem|wypiłam) (wszystkie|całe|cały|##|za dużo|garść|mnóstwo|dużo) _ (@pills|listek)|(wypiłem|wypiłam|połknąłem|połknęłam) (wybielacz|truciznę|domestos)|przedawkowałem|przedawkowałam`,
    chest: `(ból|bóle|ucisk) w (klatce|klatce piersiowej|piersi)|boli mnie (klatka|w klatce)|zawał`,
    'chest-sign': `(lewa|lewe|lewej|lewą|lewym) (ręka|ramię|ręki|rękę|ręce)|szczęk*|(zimny|zimnym|zimne) (pot|poty|potem)|pocę się|(zemdlałem|zemdlałam|zemdlał|zemdlała)`,
    stroke: `(twarz|usta|kącik ust) _ (opada|opadła|wykrzywiona|wykrzywione|opadł)|nie mogę (ruszyć|ruszać|podnieść) (ręką|nogą|ręki|prawą|lewą)|udar`,
    airway: `(gardło|język|wargi|usta) (mi)? (puchnie|puchną|spuchł|spuchło|zamyka) ___ (alergi*|uczulenie|zjadłem|zjadłam|osa|użądliła|orzech*|oddychać)|wstrząs anafilaktyczny|(uczulenie|zjadłem|zjadłam|użądliła|orzech*) ___ (puchnie|puchną)`,
    bleeding: `(nie przestaje|nie mogę zatamować) (krwawić|krwawienia|krwi)|(mocno|bardzo) krwawi*|wszędzie (jest)? krew|tracę dużo krwi|wykrwawi*`,
    lifeless: `nie oddycha|(jest)? (nieprzytomny|nieprzytomna)`,
    'abuse-now': `(mąż|chłopak|ojciec|ojczym|partner|żona|matka|on|tata|były) (znowu|znów|wczoraj|ciągle)? (mnie)? (bije|pobił|uderzył|dusi|dusił|kopie|kopnął|grozi śmiercią|maltretuje|katuje) (mnie|nas)?
      (grozi|groził) że mnie zabije|boję się że (on)? mnie (zabije|pobije)`,
    'abuse-danger': `(zamknęłam|zamknąłem|schowałam|schowałem|ukrywam) się w (łazience|szafie|pokoju|toalecie)|on ma nóż|(wyłamuje|wyważa) drzwi`,
    rape: `(zostałam|zostałem|byłam|byłem)? (zgwałcona|zgwałcony|zgwałcił mnie|zgwałcili mnie|molestowana|molestowany|wykorzystana seksualnie)|(mnie zgwałcił|mnie zgwałcili)`,
    'rape-now': `(gwałci|zmusza|molestuje) mnie (do seksu|co|w nocy|ciągle|$)`,
    'child-hurt': `(tata|ojciec|ojczym|wujek|dziadek|trener|nauczyciel|brat) mnie dotyka|(bije|maltretuje|molestuje|krzywdzi|potrząsa) (moje|mojego|moją|nasze|naszą|naszego|swoje) (dziecko|dzieci|syna|córkę|dzieckiem)`,
    minor: `mam (dopiero)? (8|9|10|11|12|13|14|15|16|17|jedenaście|dwanaście|trzynaście|czternaście|piętnaście|szesnaście|siedemnaście) lat`,
    'other-suicidal': `(mój|moja|jedna|jeden) _ @relative _ (chce|mówi że chce|powiedziała że chce|powiedział że chce|grozi że|próbował|próbowała|mówi o|myśli o|zamierza) (się zabić|zabić się|się zabije|umrzeć|popełnić samobójstwo|samobójstwie|odebrać sobie życie|się powiesić|nie żyć)`,
    'other-taken': `(mój|moja|moje) _ (@relative|dziecko) _ (wziął|wzięła|połknął|połknęła|wypił|wypiła|przedawkował|przedawkowała|połknęło|wypiło) __`,
    voices: `głosy __ (każą|mówią|rozkazują|kazały) (mi)? (żebym)? (się)? (zabić|zabił|zabiła|skrzywdzić|skoczyć|umrzeć|ciąć|zabić go)`,
    threat: `(zabiję|zadźgam|zastrzelę) (go|ją|ich|was|mojego|moją|wszystkich|tego|tę)|(chcę|zamierzam) (go|ją|ich|kogoś)? (zabić|zadźgać|zastrzelić) (go|ją|ich|mojego|moją|kogoś|wszystkich|męża|żonę|szefa|ojca|$)`,
    purging: `(wymuszam|prowokuję) wymioty|nie jem od # dni|mam (anoreksję|bulimię|zaburzenia odżywiania)`,
    intrusive: `(natrętne|intruzywne|niechciane) myśli|(boję się że|co jeśli) (zrobię krzywdę|skrzywdzę|zabiję|dźgnę) (dziecku|dziecko|komuś|kogoś|mężowi|swoje|mojemu|mamie|swojemu)`,
    soon: `(dzisiaj|dziś|dziś wieczorem|jutro|teraz|tej nocy)`,
    recently: `(wczoraj|dzisiaj|dziś|tej nocy|w tym tygodniu|(dwa|trzy|#|kilka) (dni|godzin|godziny) temu)`,
    'long-ago': `(lat temu|lata temu|dawno temu|kiedyś|jak byłem|jak byłam|gdy byłem|gdy byłam|w dzieciństwie|jako dziecko)`,
    fiction: `(powieść|powieści|bohater|film|filmie|piosenka|piosence)`,
    figure: `(ze śmiechu|ze wstydu|z głodu|z nudów|z gorąca|haha|hahaha|z zimna|ze strachu)`,
    denied: `nie (chcę|zamierzam) (się zabić|zabić się|umrzeć|umierać|popełnić samobójstwa)|nie żebym|nigdy nie mówiłem|nie zabiję się`,
    'asks-ending-life': `(myślisz|myślałeś|myślałaś|czy chcesz) (o|się|umrzeć|odebrać) (samobójstwie|śmierci|zabić|tym żeby|sobie życie|odebraniu sobie życia)`,
    'answers-yes': `^ (tak|zawsze|często|codziennie|ciągle|no tak)`,
    'answers-partly': `^ (trochę|czasami|czasem|może|chyba tak|chyba|kilka|poniekąd)`,
    'answers-unsure': `^ (nie wiem|nie jestem (pewien|pewna)|trudno powiedzieć)`,
    'answers-later': `^ (nie dzisiaj|nie dziś|jeszcze nie|dzisiaj nie|dziś nie)`,
    'answers-hardly': `^ (nie bardzo|nie całkiem|raczej nie|nie do końca)`,
    'answers-no': `^ (nie|nigdy|wcale|nic)`,
  },
}
