import type { Language } from '#domain/safety/floor/phrase.ts'

export const polish: Language = {
  families: {
    'kill-myself': `się zabić|zabić się|się powiesić|powiesić się|popełnić samobójstwo|odebrać sobie życie|skończyć ze sobą|ze sobą skończyć|skończyć z tym wszystkim|ze sobą zrobić koniec
      targnąć się na życie|rzucić się pod (pociąg|auto|metro)|skoczyć z (mostu|okna|dachu|balkonu)|podciąć sobie żyły|się zastrzelić|zakończyć swoje życie|zakończyć życie|skończyć to wszystko
      to wszystko skończyć|to zakończyć|z sobą skończyć|zakończyć to|się zajebać|wyskoczyć z (okna|balkonu)|wyskoczyć przez okno|się otruć|otruć się|się utopić|utopić się|się pociąć na śmierć
      rzucić się (z mostu|z okna|z dachu|pod pociąg)|skoczyć pod (pociąg|metro|tramwaj)|strzelić sobie w łeb|palnąć sobie w łeb|się zabic|sobie coś zrobić|coś sobie zrobić|przedawkować`,
    want: `chcę|chce|chciałbym|chciałabym|muszę|pragnę|mam ochotę|mam zamiar|chcialbym|będę musiał|będę musiała|mam ochote|planuję|zaraz|myślę żeby|marzę żeby|wolę`,
    relative: `przyjaciel|przyjaciółka|brat|siostra|syn|córka|matka|ojciec|mama|tata|mąż|żona|chłopak|dziewczyna|partner|partnerka|kolega|koleżanka|kuzyn|kuzynka|sąsiad|sąsiadka|kumpel|kumpela
      babcia|dziadek|dziecko|wnuk|wnuczka|ciocia|wujek|przyjaciółki|bratanek|siostrzenica|córeczka|synek|były|była|współlokator|współlokatorka|znajomy|znajoma|ex`,
    pills: `tabletek|tabletki|tabletkę|leków|leki|pigułek|pigułki|proszków|prochów|opakowanie|proszki|tabsy|tabsów|tabletek nasennych|nasennych|nasenne|apap|paracetamolu|ibupromu|opakowań|pudełko
      listki|listków|antydepresantów|xanaxu|insuliny|tabletkami|blister|blistry`,
    day: `dziś|dzisiaj|jutro|teraz|wieczorem|w nocy|w sobotę|w niedzielę|w piątek|w poniedziałek|w weekend|zaraz|za chwilę`,
    they: `on|ona|ktoś|(mój|moja|moje|mojej|mojego) _ @relative|dziewczyna|chłopak|@relative`,
    partner: `mąż|chłopak|ojciec|ojczym|partner|żona|matka|on|tata|były|brat|facet|stary|konkubent|macocha|syn|ona|narzeczony|dziewczyna`,
    hits: `bije|pobił|pobiła|uderzył|uderzyła|dusi|dusił|udusił|kopie|kopnął|szarpie|szarpał|popchnął|popchnęła|skopał|katuje|maltretuje|rzucił|leje|zlał|walnął|spoliczkował|bił`,
    took: `wziąłem|wzięłam|połknąłem|połknęłam|łyknąłem|łyknęłam|zażyłem|zażyłam|wypiłem|wypiłam|nałykałem się|nałykałam się|zjadłem|zjadłam|najadłem się|najadłam się|nażarłam się`,
    'they-took': `wziął|wzięła|wzięło|połknął|połknęła|połknęło|łyka|łyknął|łyknęła|wypił|wypiła|wypiło|zażył|zażyła|zjadł|zjadła|zjadło|napił się|napiła się|napiło się|nałykał się|nałykała się`,
    poison: `domestos|domestosa|kret|kreta|wybielacz|wybielacza|truciznę|trutkę|trutki|płyn do|płynu do|kapsułkę do prania|baterię|denaturat|rozpuszczalnik|rozpuszczalnika|ocet`,
  },
  phrases: {
    'kill-wanted': `@want @kill-myself|(powinienem|powinnam|mógłbym|mogłabym) @kill-myself|@want (po prostu|już|tylko|naprawdę|w końcu|dzisiaj|dziś) @kill-myself|@kill-myself (chce)`,
    'death-wanted': `(chce|chciałbym|chciałabym|pragnę) (umrzeć|nie żyć|być martwy|być martwa|zdechnąć)
      (chce|chciałbym|chciałabym|wolę) (już|tylko|po prostu|naprawdę|w końcu)? (umrzeć|nie żyć|zdechnąć|nie istnieć|już nie żyć)|nie (chce) (mi się)? (już|dłużej|tak)? (żyć|istnieć|być na świecie)
      (umrzeć|zdechnąć) (chce)|żyć (mi się)? nie (chce)|nie (chce) się (już)? (jutro)? (obudzić|budzić)`,
    intended: `(zamierzam|postanowiłem|postanowiłam|planuję|idę) @kill-myself|(zastrzelę) się (dzisiaj|dziś|jutro|wieczorem|teraz|$)
      (dzisiaj|dziś|jutro|dziś wieczorem|tej nocy) (się zabiję|to zrobię|ze sobą skończę|umrę|się powieszę)
      (@day|i|już|ja|chyba) __ (się zabiję|się powieszę|skoczę|rzucę się|to kończę|kończę z tym|skończę z tym|skończę to|to skończę|się zastrzelę|podetnę sobie żyły|wyskoczę)
      (zabiję się|powieszę się|zajebię się|otruję się|utopię się|skończę ze sobą|kończę ze sobą|odbiorę sobie życie)
      (zdecydowałem|zdecydowałam|postanowiłem|postanowiłam|decyzja zapadła) __ (umrzeć|zabić|koniec ze sobą|samobójstw*|skończyć)
      (wyjście|rozwiązanie) (widzę|jest|zostało)? (już)? (tylko)? (jedno) ___ (skorzystam|śmierć|jutro|dziś)|(na którym|w które) (zakręcie|drzewo) (nie skręcę|wjadę)|(no|tak) myślę (o tym)? @day`,
    suicidal: `(mam|czuję) (silne)? skłonności samobójcze`,
    'suicide-thought': `(myślę|myślałem|myślałam|myśli|myśleć) (często|ciągle|cały czas|coraz częściej)? o (samobójstwie|śmierci|zabiciu się|tym żeby @kill-myself|tym by @kill-myself
      odebraniu sobie życia)|myśli (samobójcze|samobójczych)`,
    planned: `mam (już)? plan (jak)? (@kill-myself|samobójstwa|żeby)|(napisałem|napisałam) _ list pożegnalny
      (kupiłem|kupiłam|mam|przygotowałem|przygotowałam|załatwiłem|załatwiłam) (już|sobie|gotowy|gotową)? (sznur|linę|pętlę|pistolet|broń|stryczek) __
      (list|listy) (pożegnalny|pożegnalne)? (już)? (napisany|napisane|gotowy|leży)|(zbieram|uzbierałem|uzbierałam|nazbierałem|nazbierałam|odkładam|odłożyłam) __ @pills
      (wiem|wybrałem|wybrałam) (już)? (kiedy|gdzie|jak|dzień|miejsce|datę) __ (to zrobię|zabiję|skoczę|umrę|śmierci)
      (jak|ile @pills|sposób żeby) (się)? (bezboleśnie|szybko|najłatwiej|na pewno) (się)? (zabić|umrzeć|odejść)|ile _ @pills __ (umrzeć|zabić|śmiertelna|śmierci)`,
    'act-now': `(sznur|pętla|pętlę|lina) na szyi|(pistolet|nóż) (przy|do|na) (głowie|skroni|gardle|głowy|szyi|nadgarstku)
      (stoję|siedzę|jestem) __ (moście|dachu|krawędzi|torach|parapecie|balkonie|barierką|barierce|wiadukcie|peronie) ___ (skoczyć|skoczę|skaczę|wystarczy|krok|zaraz)|(stoję|siedzę|jestem|leżę) __ torach ___ pociąg|za barierką
      po drugiej stronie barierki|(podciąłem|podcięłam|przeciąłem|przecięłam) (sobie|właśnie)? (sobie)? (żyły|nadgarstki|nadgarstek|żyłę)|(odkręciłem|odkręciłam) gaz`,
    farewell: `(to)? (jest)? mój ostatni (wieczór|dzień)|(gdy|kiedy|jak) to (przeczytasz|czytasz|przeczytacie) __ (żyć|żył|żyła|martwy|martwa|mnie)|(jutro)? (już)? mnie nie będzie
      żegnaj (świecie|na zawsze)|żegnajcie (wszyscy|na zawsze)|(żegnajcie|żegnaj|żegnam) (was|się|wszystkich|$|wybaczcie|przepraszam)|(to)? (jest)? (moja|mój) ostatni* (wiadomość|list|wpis|noc)
      ostatnia wiadomość|nie pisz ___ nie (odczytam|odpiszę|przeczytam)
      (powiedz|przekaż|powiedzcie) (mamie|mojej|mojemu|im|dzieciom|żonie|mężowi|rodzicom) __ (że ich|że ją|że go|że to nie|że przepraszam) ___ (kochałem|kochałam|kocham|wina|winy)
      (dziś|dzisiaj|jutro) (już)? to (kończę|skończę)|wybaczcie ___ (nie umiałem|nie umiałam|nie dałem|nie dałam|nie mogłem|nie mogłam)
      (zaopiekuj|zaopiekujcie|zajmij|zajmijcie) się __ (jak mnie|kiedy mnie|gdy mnie) (już)? (nie będzie|zabraknie)`,
    tried: `(próbowałem|próbowałam) @kill-myself|próba samobójcza|próbę samobójczą|próbie samobójczej`,
    passive: `(wolałbym|wolałabym|chciałbym|chciałabym|żałuję że) (nie żyć|się nie urodzić|nigdy się nie urodzić|nie obudzić się|się nie obudzić|zasnąć i się nie|się urodziłem|się urodziłam
      zniknąć na zawsze)|(wszystkim|rodzinie|im|wam) (byłoby|będzie) (lepiej)? beze mnie (lepiej)?|(zmęczony|zmęczona) życiem|mam dość życia
      (beze mnie) (byłoby|będzie|mieliby|będą mieli|im|wam|wszystkim) __ (lepiej|łatwiej|spokój)
      (lepiej|łatwiej) (im|wam|wszystkim)? (by)? (było|byłoby|będzie) (im|wam|wszystkim)? (beze mnie|jakby mnie nie było|gdyby mnie nie było)
      nikt (by)? (nawet)? nie (zauważył|zauważyłby|zapłakał|zatęsknił) (by)? (gdybym|jakbym)|(chciałbym|chciałabym) (już)? (leżeć koło|być z|leżeć obok) (mamy|taty|niego|niej|nim|nią)
      jestem (dla wszystkich|dla nich|tylko)? ciężarem|mam (już)? dosyć życia`,
    hopeless: `(nie mam|nie ma|żadnego|brak) (już)? (powodu|powodów|sensu) (by|żeby|do|aby) (żyć|dalej żyć|życia)|(życie) nie ma (już|żadnego)? sensu|nie ma (po co|dla kogo) żyć|nie mam po co żyć`,
    'self-harm-now': `(okaleczyłem|okaleczyłam|okaleczam) się|(wczoraj)? się (pociąłem|pocięłam|tnę|okaleczyłam|okaleczyłem|okaleczam|przypaliłam|przypaliłem)
      (pociąłem|pocięłam|przecięłam|przeciąłem|nacięłam|naciąłem|tnę) (sobie|się|znowu|rękę|ręce|uda|udo|nogi|przedramię|nadgarstek|ramię)`,
    'self-harm-wanted': `(zamierzam) się (pociąć|okaleczyć|skrzywdzić|ciąć|zranić)|chcę zrobić sobie krzywdę
      (chcę|muszę|mam ochotę|zaraz|idę) (się|znowu się|znów się) (potnę|pociąć|okaleczyć|skrzywdzić|ciąć|zranić)`,
    taken: `(wziąłem|wzięłam|połknąłem|połknęłam|łyknąłem|łyknęłam|zażyłem|zażyłam|wypiłem|wypiłam) (wszystkie|całe|cały|##|za dużo|garść|mnóstwo|dużo) _ (listek)|przedawkowałem|przedawkowałam
      @took (już)? (wszystkie|całe|cały|wszystko co|##|za dużo|garść|mnóstwo|dużo|naraz|kilkanaście|dwadzieścia|trzydzieści|dwa opakowania|pół opakowania) ($|i|naraz|_ @pills|co było)
      @took _ @poison|@took (@pills|wszystkie) ___ (po wszystkim|popiłam|popiłem|zasypiam|boję się)|(nałykałem|nałykałam|nażarłem|nażarłam|najadłam|najadłem) się _ @pills
      @took (dopalacze|mefedron|jakieś piguły) ___ (serce|nie czuję|popiłem|popiłam|oddychać)`,
    chest: `zawał|(ból|boli|bóle|ucisk|gniecie|ściska|pieczenie|dusi|kłucie) _ (w|za) (klatce|klacie|piersi|piersiach|mostkiem|mostku)
      (boli|gniecie|ściska|piecze) (mnie|go|ją|tatę|mamę|męża|dziadka|ojca)? (klatka|mostek|serce)`,
    'chest-sign': `(lewe|lewej|lewą|lewym) (ręka|ramię|ręki|rękę|ręce)|szczęk*|(zimny|zimnym|zimne) (pot|poty|potem)|pocę się|(zemdlałem|zemdlałam|zemdlał|zemdlała)
      (promieniuje|idzie|rwie) (do|na|w) (ręki|lewej|ramienia|pleców|żuchwy|lewe|barku)|(drętwieje|cierpnie|zdrętwiała) (mi|mu|jej)? (lewa)? (ręka|ramię)
      (zlany|zlana|oblany|oblewa) (mnie|go|ją)? (zimny)? (potem|pot)|(blady|blada) jak`,
    stroke: `(twarz|usta|kącik ust) _ (opada|opadła|wykrzywiona|wykrzywione|opadł)|nie mogę (ruszyć|ruszać|podnieść) (ręką|nogą|ręki|prawą|lewą)|udar
      (twarz|usta|kącik|buzia|gęba) _ (wykrzywił*|wykrzywion*|opadł*|krzywa|krzywe|wykrzywia|zwisa)
      (bełkocze|bełkotliwie|nie może mówić|mówi niewyraźnie|plącze) ___ (ręk*|nog*|twarz|usta|zwisa|nagle)|(ręka|noga) (mu|jej|mi) (nagle)? (zwisa|opada|odmówiła)
      (nagle|naraz) __ (bełkocze|niedowład|sparaliż*|nie widzę|najgorszy ból głowy)|najgorszy ból głowy w życiu|nie może (ruszyć|podnieść|ruszać) (ręką|nogą|ręki|lewą|prawą)`,
    airway: `(gardło|język|wargi|usta) (mi)? (zamyka) ___ (alergi*|uczulenie|zjadłem|zjadłam|osa|użądliła|orzech*|oddychać)|wstrząs anafilaktyczny
      (uczulenie|zjadłem|zjadłam|użądliła|orzech*) ___ (puchnie|puchną)|(język|gardło|wargi|twarz|usta) (mu|jej|mi)? (puchnie|puchną|spuchł|spuchła|spuchło|spuchły) __
      (dusi się|krztusi się|zakrztusił się|zakrztusiła się|zadławił się) ___ (siny|sina|nie może)|(sinieje|zsiniał|zsiniała|sine usta)`,
    bleeding: `(nie przestaje) (krwawić|krwawienia|krwi)|(mocno|bardzo) krwawi*|wszędzie (jest)? krew|tracę dużo krwi|wykrwawi*|krew (leci|się leje|leje się|tryska|sika|nie przestaje|wciąż leci) __
      nie (mogę|umiem) zatamować|(ręcznik|koszulka|podpaska) (cały|cała)? (przemokł|przesiąkł|przemokła|przesiąkła)|krwotok|(kaszlę|wymiotuję|pluję) krwią
      (przecięłam|przeciąłem) (chyba)? (coś)? (za)? głęb*`,
    lifeless: `nie oddycha|(jest)? (nieprzytomny|nieprzytomna)|(przestał|przestała|przestało) oddychać
      nie (reaguje|rusza się|budzi się|daje znaku życia|mogę go dobudzić|mogę jej dobudzić|mogę dobudzić)|(leży|jest) (bez przytomności|nieprzytomn*)|(stracił|straciła) przytomność i nie`,
    'abuse-now': `(mąż|chłopak|ojciec|ojczym|partner|żona|matka|on|tata|były) (znowu|znów|wczoraj|ciągle)? (mnie)? (bije|pobił|uderzył|dusi|dusił|kopie|kopnął|grozi śmiercią|maltretuje
      katuje) (nas)?|@partner (mnie|nas|znowu|znów|wczoraj|ciągle|dziś|po pijaku|jak wypije|codziennie) __ @hits
      @hits mnie (mąż|chłopak|ojciec|ojczym|partner|żona|matka|on|tata|były|brat|po|za|w|pasem|i|codziennie|$)|@partner (zamyka|zamknął|nie wypuszcza|więzi) (mnie|drzwi na klucz|nas)
      zamyka (mnie|drzwi) na klucz|(grozi|groził|mówi|powiedział) (mi)? (że) (mnie|jak) ___ (zabije|połamie|potnie|zatłucze|oszpeci|wykończy)
      (boję się|że) (on|mąż|ojciec|chłopak)? (mnie|nas) (zabije|pobije|zatłucze)|@partner (złapał|chwycił|trzymał) (mnie)? (za)? (gardło|szyję|włosy)`,
    'abuse-danger': `(zamknęłam|zamknąłem|schowałam|schowałem|ukrywam) się w (łazience|szafie|pokoju|toalecie)|on ma nóż|(wyłamuje|wyważa) drzwi
      (ojciec|mąż|on|ojczym|były|chłopak|brat|syn) (jest|stoi|biega|lata|chodzi|wpadł)? z (siekierą|nożem|bronią|młotkiem|kijem|pistoletem|tasakiem)
      (wali|dobija się|kopie|wyważa|wyłamuje) __ drzwi ___ (zabije|mnie|boję|ukry*)|(siedzę|siedzimy|jestem|jesteśmy|schowałam się|schowaliśmy się|zamknęłam się|ukrywam się|ukryłam się
      zamknęliśmy się) __ (łazience|szafie|piwnicy|kotłowni|pod łóżkiem|toalecie) __ (on|ojciec|mąż|nożem|bije|szuka)`,
    rape: `(byłem)? (zgwałcona|zgwałcony|molestowana|molestowany|wykorzystana seksualnie)|(zgwałcił|zgwałcili|zgwałcono|wykorzystał seksualnie|molestował) (mnie w)?
      (zostałam|zostałem) (wykorzystana|wykorzystany)|(obudziłam się|obudziłem się) ___ (bez ubrań|bez majtek|naga|nagi|rozebrana)|(robił|robi) mi to na plebanii`,
    'rape-now': `(gwałci|zmusza|molestuje) mnie (do seksu|co|w nocy|ciągle|$)|(zmusza|zmusił|zmuszał) mnie (do|żebym) (seksu|stosunku|współżycia|tego|z nim|rozbierania)
      (mąż|chłopak|ojczym|on|szef|partner|wujek) (mnie)? (gwałci|bierze siłą|molestuje|obmacuje|obmacywał) (mnie)?
      (robi|robił) (to|swoje) (choć|chociaż|mimo że|jak) (mówię|mówiłam|śpię|nie chcę|płaczę)`,
    'child-hurt': `(bije|maltretuje|molestuje|krzywdzi|potrząsa) (moje|mojego|moją|nasze|naszą|naszego|swoje) (dziecko|dzieci|syna|córkę|dzieckiem)|(tata|ojciec|ojczym|wujek|dziadek|trener|nauczyciel
      brat|pan|ksiądz|mama) ___ (dotyka mnie|mnie dotyka|każe mi (robić rzeczy|się rozbierać|go dotykać|pokazywać)|nasza tajemnica|bije mnie|mnie bije|mnie leje|bije (moją|mojego)? (siostrę|brata))
      (bije|szarpie|katuje|molestuje|leje|rzuca) __ (dziecko|dzieckiem|dzieci|niemowlę|synka|córeczkę|wnuka|małego|małą)
      (niemowlę|dziecko|dzieci) (zostawili|zostało|zostawione|są|samo|same) ___ (samo|same|głodne|płacze|bez opieki)|(zostawili|zostawiła|zostawił) (niemowlę|dziecko|dzieci) (samo|same)`,
    minor: `mam (dopiero)? (8|9|10|11|12|13|14|15|16|17|jedenaście|dwanaście|trzynaście|czternaście|piętnaście|szesnaście|siedemnaście) lat`,
    'other-suicidal': `(mój|moja|jedna|jeden) _ @relative _ (chce|mówi że chce|powiedziała że chce|powiedział że chce|grozi że|próbował|próbowała|mówi o|myśli o|zamierza) (się zabić|zabić się
      się zabije|umrzeć|popełnić samobójstwo|samobójstwie|odebrać sobie życie|się powiesić|nie żyć)|@they __ (chce|pisze że|napisał że|napisała że|powiedział że|powiedziała że|mówi że|grozi że
      zamierza|planuje|próbował|próbowała) __ (się zabić|zabić się|się zabije|zabije się|umrzeć|skoczy|się powiesi|nie chce żyć|skończy ze sobą|samobójstwo|ze sobą skończyć|coś sobie zrobi
      odebrać sobie życie|żyć|pożegnał*)|@they ___ (list pożegnalny|pożegnalny list|myśli samobójcze|pisze pożegnania|napisał pożegnanie|napisała pożegnanie)
      boję się że (on|ona|sobie|mój|moja) ___ (coś sobie zrobi|zrobi|się zabije|zabije się)`,
    'other-taken': `(mój|moja|moje) _ (@relative) _ (wziął|wzięła|połknął|połknęła|wypił|wypiła|połknęło|wypiło) __|@they ___ @they-took __ (@pills|@poison|garść|wszystkie)
      @they ___ (tabletki garściami|leki garściami|przedawkował|przedawkowała)|(puste opakowania|pusty blister|puste blistry|puste listki) ___`,
    voices: `głosy __ (rozkazują) (mi)? (żebym)? (się)? (zabić|zabił|zabiła|skrzywdzić|skoczyć|umrzeć|ciąć)|(głosy|głos|szatan|bóg|demon|diabeł) ___ (każą|każe|kazały|kazał|mówią|mówi|rozkazuje
      szepczą) (mi)? (żebym)? ___ (wyskoczyć|zabić|skoczyć|umrzeć|ciąć|skrzywdzić|zabił|zabiła|spalić|dźgnąć|udusić|podpalić|wyskoczył|wyskoczyła|zrobić krzywdę)`,
    threat: `(chcę|zamierzam) (go|ją|ich|kogoś)? (zabić|zadźgać|zastrzelić) (go|ją|ich|mojego|moją|kogoś|wszystkich|męża|żonę|szefa|ojca|$)
      (zabiję|zadźgam|zastrzelę|zatłukę|zajebię|potnę|przejadę|podpalę|uduszę) (go|ją|ich|was|mojego|moją|wszystkich|tego|tę|męża|ojca|szefa|teścia|żonę|sąsiada)
      (ja)? (go|ją|ich) (przejadę|zabiję|zadźgam|zastrzelę|zatłukę|potnę|zajebię|uduszę)`,
    purging: `(wymuszam|prowokuję) wymioty|nie jem od # dni|mam (anoreksję|bulimię|zaburzenia odżywiania)|(przeczyszczam się|rzygam po|wymiotuję po|zwracam po) (każdym|jedzeniu|herbatkami|obiedzie)`,
    intrusive: `(natrętne|intruzywne|niechciane) myśli|(boję się że|co jeśli) (zrobię krzywdę|skrzywdzę|zabiję|dźgnę) (dziecku|dziecko|komuś|kogoś|mężowi|swoje|mojemu|mamie|swojemu)
      (boję się|panicznie się boję) że (coś)? (zrobie) (coś)? (dziecku|komuś|jej|jemu|mamie|córce)|boję się ze ___ (nożem|nóż) ___ nie chcę tego`,
    soon: `(dzisiaj|dziś|jutro|teraz|tej nocy)`,
    recently: `(wczoraj|dzisiaj|dziś|tej nocy|w tym tygodniu|(dwa|trzy|#|kilka) (dni|godzin|godziny) temu)
      (w sobotę|w niedzielę|w piątek|w poniedziałek|we wtorek|w środę|w czwartek|w weekend|w zeszłym tygodniu|przedwczoraj|po imprezie|po studniówce|zeszłej nocy)`,
    'long-ago': `(lat temu|lata temu|dawno temu|kiedyś|jak byłem|jak byłam|gdy byłem|gdy byłam|w dzieciństwie|jako dziecko)`,
    fiction: `(powieść|powieści|bohater|film|filmie|piosenka|piosence)`,
    figure: `(ze śmiechu|ze wstydu|z głodu|z nudów|z gorąca|haha|hahaha|z zimna|ze strachu)|(gnoja|zabije mnie (mama|szef)|mama mnie zabije|xd|hehe|w cs|w grze)`,
    denied: `nie (chcę|zamierzam) (się zabić|zabić się|umrzeć|umierać|popełnić samobójstwa)|nie żebym|nigdy nie mówiłem|nie zabiję się`,
    'asks-ending-life': `(myślisz|myślałeś|myślałaś|czy chcesz) (o|się|umrzeć|odebrać) (samobójstwie|śmierci|zabić|tym żeby|sobie życie|odebraniu sobie życia)`,
    'answers-plainly-safe': `^ (tak|naprawdę|dziękuję)? (ja)? jestem (teraz|naprawdę|tu|tutaj)? (bezpieczna|bezpieczny|w bezpiecznym miejscu) (teraz|tutaj|tu|w domu|na razie)? $`,
    'answers-yes': `^ (tak|zawsze|często|codziennie|ciągle|no tak|no myślę|myślę)`,
    'answers-partly': `^ (trochę|chyba tak|chyba|kilka|poniekąd|w pewnym sensie|tak jakby)`,
    'answers-maybe': `^ (czasami|czasem|może|być może|zależy|od czasu do czasu|bywa)`,
    'answers-silence': `^ ((a)? (co za|jaka|jaka to) różnica|(czy)? to (ma)? (ważne|znaczenie)|co to (zmienia|ma za znaczenie)|wszystko jedno|kogo to obchodzi|nieważne)`,
    'answers-unsure': `^ (nie wiem|nie jestem (pewien|pewna)|trudno powiedzieć)`,
    'answers-later': `^ (nie dzisiaj|nie dziś|jeszcze nie|dzisiaj nie|dziś nie)`,
    'answers-hardly': `^ (nie bardzo|nie całkiem|raczej nie|nie do końca)`,
    'answers-no': `^ (nie|nigdy|wcale|nic)`,
    'means-ready': `(sznur|pętla|pistolet|nóż|żyletka|tabletki|leki|broń) __ (przede mną|obok mnie|w ręce|w ręku|gotowy|gotowa|leżą|leży przy|na stole przede)
      mam (w ręku|w ręce|przy sobie|obok) (nóż|żyletkę|tabletki|sznur|pistolet)`,
    preparing: `(rozdałem|rozdałam|oddałem|oddałam) __ (swoje rzeczy|wszystkie rzeczy|wszystko co miałem|wszystko co miałam)|(pożegnałem|pożegnałam) się (ze wszystkimi|z rodziną|z każdym)`,
    'self-harm-urge': `(ochota|ochotę|potrzebę|myślę) (żeby|by|na) (się)? (pociąć|pocięcie|okaleczyć|ciąć)`,
    'abuse-past': `(w dzieciństwie|kiedyś|jak byłam mała|jak byłem mały) ___ (bił mnie|mnie bił|bili mnie|molestował|gwałcił)`,
    'child-risk': `(zaraz|chcę|mam ochotę) (potrząsnąć|uderzyć|rzucić|udusić|potrząsnę|rzucę|uderzę|uduszę) (dzieckiem|dziecko|niemowlę|małym|małą|małego|nim|nią)`,
    'other-act': `@they ___ (stoi|siedzi|jest) (na|za) (moście|dachu|torach|barierką|parapecie|krawędzi|wiadukcie)|@they ___ (powiesił się|powiesiła się|podciął sobie|podcięła sobie|wisi)`,
    'threat-ready': `(mam|wezmę|zabieram|kupiłem) (już|ze sobą)? (broń|nóż|pistolet|siekierę|benzynę) ___ (zobaczą|zapłacą|pożałuje|pożałują|w szkole|idę do|czekam na|go|ją|zabiję)`,
    starving: `nie (jem|jadłam|jadłem) (nic)? (już)? (od)? (#|dwóch|trzech|czterech|pięciu)? (dni|tygodnia|tygodni|tydzień)`,
    'cannot-go-on': `(nie daję|nie dam) (już|dłużej)? rady (już|dłużej)? (tak)? (żyć|$)`,
    panic: `(atak paniki|ataku paniki|ekg (ok|w normie|miałem|miałam)|kardiolog (mówi|powiedział))`,
    reported: `(on|ona|pacjent|pacjentka|klient) (powiedział|powiedziała|mówi|mówił|mówiła) że`,
    'asks-taken-something': `(wziąłeś|wzięłaś|połknąłeś|połknęłaś|zażyłeś|zażyłaś) (coś|dzisiaj|tabletki)`,
    'answers-all': `^ (no|tak)? (wszystkie|całe|cały|wszystko)`,
  },
}
