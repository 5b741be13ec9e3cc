import type { Language } from '#domain/safety/floor/phrase.ts'

export const turkish: Language = {
  families: {
    'kill-myself': `kendimi öldürmek|kendimi asmak|kendimi vurmak|intihar etmek|canıma kıymak|hayatıma son vermek|yaşamıma son vermek|köprüden atlamak|kendimi atmak|trenin önüne atlamak|bileklerimi kesmek`,
    relative: `arkadaşım|kardeşim|ablam|abim|ağabeyim|oğlum|kızım|annem|babam|kocam|eşim|karım|sevgilim|erkek arkadaşım|kız arkadaşım|kuzenim|komşum|öğrencim`,
    pills: `hap|hapı|hapları|haplar|ilaç|ilacı|ilaçları|ilaçların|hapların|tablet|kutu|kutuyu`,
  },
  phrases: {
    'kill-wanted': `@kill-myself (istiyorum|isterim|zorundayım|geliyor|istedim bugün)|kendimi (öldüresim|asasım) geliyor`,
    'death-wanted': `(ölmek|ölmeyi|geberip gitmek) istiyorum|(artık)? (yaşamak|var olmak|hayatta olmak|yaşamayı) (artık)? istemiyorum`,
    intended: `kendimi (öldüreceğim|öldürücem|asacağım|asıcam|vuracağım|öldürüyorum)
      (intihar (edeceğim|edicem|ediyorum)|canıma kıyacağım|hayatıma son vereceğim|bu gece öleceğim|bugün öleceğim)
      @kill-myself (üzereyim|kararı aldım|için hazırım|niyetindeyim)|intihar etmeye karar verdim`,
    suicidal: `(intihara meyilliyim|intihar eğilimim var|intihar eğilimliyim)`,
    'suicide-thought': `(intihar (düşünceleri*|düşüncesi|düşüncem|düşünceler)|intiharı (düşünüyorum|düşündüm)|(ölmeyi|ölümü|kendimi öldürmeyi|intihar etmeyi) (hep|sürekli|çok)? (düşünüyorum|düşündüm))`,
    planned: `(intihar|ölüm) (planım|planı) (var|yaptım|hazır)|(intihar|veda) (mektubu*|notu*) __ (yazdım|hazır|bıraktım)|(ip|silah|halat) (aldım|satın aldım) __`,
    'act-now': `(ip|halat|ilmek) (boynumda|boynuma)|(silah|bıçak) (kafamda|başımda|boğazımda|bileğimde|şakağımda|kafama dayalı|başıma dayalı)|bileklerimi (kestim|az önce kestim)
      (köprüdeyim|köprünün|çatıdayım|çatının|uçurumun|balkonun) _ (kenarındayım|atlayacağım|atlıyorum|atlamak)`,
    farewell: `(bu)? (benim)? son (mektubum|gecem)|(bunu|bu mesajı) (okuduğunda|okuduğunuzda|okurken) __ (ölmüş|olmayacağım|gitmiş)|(yarın|artık) (burada|hayatta|yaşıyor) olmayacağım
      elveda (dünya|herkese|sonsuza)`,
    tried: `(intihara teşebbüs|intihar teşebbüsü|intihar girişimi|intihar etmeyi denedim|kendimi öldürmeye çalıştım|intihara kalkıştım)`,
    passive: `(keşke) (ölsem|ölseydim|ölmüş olsam|hiç doğmasaydım|doğmasaydım|uyanmasam|bir daha uyanmasam|yok olsam)|(ben olmasam|bensiz) (herkes|ailem|onlar)? _ (daha)? (iyi|mutlu)
      (yaşamaktan|hayattan) (bıktım|yoruldum|usandım)|(uyuyup)? (bir daha|hiç) uyanmamak (istiyorum|isterdim)`,
    hopeless: `(yaşamak için|yaşamaya) (hiçbir|bir)? (neden|nedenim|sebep|sebebim) (yok|kalmadı)|(hayatın|yaşamanın|hayatımın) (hiçbir|bir|artık)? (anlamı|manası) (yok|kalmadı)
      (hayat|yaşamak) yaşamaya değmez|yaşamaya değmez`,
    'self-harm-now': `(kendimi|kolumu|kollarımı|bacağımı) (yine|tekrar|az önce|bugün)? (kestim|kesiyorum|jiletledim|yaktım)|kendime zarar (verdim|veriyorum)`,
    'self-harm-wanted': `(kendimi (kesmek|yakmak)|kendime zarar vermek) (istiyorum|zorundayım)|kendime zarar vereceğim`,
    taken: `(bütün|tüm|bir kutu|##|çok fazla|bir avuç|bir sürü|hepsini) _ (@pills)? (içtim|yuttum|aldım)|(çamaşır suyu|zehir) içtim|aşırı doz aldım`,
    chest: `(göğsümde|göğüs) (ağrı|ağrısı|ağrım|baskı|sıkışma)|göğsüm (ağrıyor|sıkışıyor)|kalp krizi`,
    'chest-sign': `sol (kolum|koluma|kolumda|omzum)|çeneme|çenem|soğuk (ter|terler|terliyorum)|terliyorum|bayıldım|bayıldı`,
    stroke: `(yüzüm|yüzü|ağzım|ağzı) (kaydı|sarktı|düştü|eğildi)|(kolumu|bacağımı|kolunu) (oynatamıyorum|kaldıramıyorum|kaldıramıyor|hareket ettiremiyorum)|felç geçiriyor*|konuşamıyorum|konuşamıyor`,
    airway: `(boğazım|dilim|dudaklarım) (şişiyor|şişti|kapanıyor) ___ (alerji*|yedim|arı|soktu|fıstık|nefes)|(alerji*|arı soktu|fıstık) ___ (şişiyor|şişti|kapanıyor)|anafilaksi`,
    bleeding: `(kanama|kan|kanamam) durmuyor|(çok|fena) kanıyor|her yer kan|çok kan (kaybettim|kaybediyorum)`,
    lifeless: `nefes almıyor|(bilinci)? (kapalı|yerinde değil)|baygın`,
    'abuse-now': `(kocam|eşim|babam|sevgilim|üvey babam|annem|karım|erkek arkadaşım|eski eşim) (beni|bana|bizi) (sürekli|yine|dün)? (dövüyor|dövdü|vuruyor|vurdu|boğdu|boğazladı|tekmeledi|tehdit ediyor|öldürmekle tehdit|şiddet uyguluyor|döver)
      beni öldürecek (diye)? (korkuyorum)?|beni öldürmekle tehdit`,
    'abuse-danger': `(banyoya|banyoda|odaya|tuvalete|dolaba) (saklandım|kilitlendim|kilitledim|saklanıyorum)|elinde (bıçak|silah) var|kapıyı kırıyor`,
    rape: `(tecavüze uğradım|tecavüz etti|tecavüz ettiler|cinsel saldırıya uğradım|taciz etti|cinsel istismara uğradım)`,
    'rape-now': `bana tecavüz ediyor|beni (zorla)? ilişkiye zorluyor`,
    'child-hurt': `(babam|üvey babam|amcam|dayım|dedem|hocam|öğretmenim|abim) (bana)? (dokunuyor|elliyor|taciz ediyor)|(çocuğumu|çocuğuma|kızımı|oğlumu|bebeği|çocukları|kızıma|bebeğimi) (dövüyor|vuruyor|istismar|taciz|sarsıyor)`,
    minor: `(8|9|10|11|12|13|14|15|16|17|on bir|on iki|on üç|on dört|on beş|on altı|on yedi) yaşındayım`,
    'other-suicidal': `@relative _ (intihar etmek istiyor|kendini öldürmek istiyor|ölmek istiyor|intihar edecek|kendini öldürecek|intihara kalkıştı|intihar etmeyi düşünüyor|ölmek istediğini|intihar edeceğini|kendini asacak|intihara meyilli)`,
    'other-taken': `@relative _ (##|bir kutu|çok fazla|bütün|bir avuç|çamaşır suyu) _ (@pills)? (içti|yuttu|aldı)`,
    voices: `(sesler|kafamdaki ses|kafamdaki sesler) __ (öldür|öldürmemi|zarar|atla|kes|öl|vur|zarar vermemi) _ (diyor|söylüyor|emrediyor|istiyor)`,
    threat: `(onu|onları|babamı|kocamı|patronumu|hepsini|karımı|annemi) (öldüreceğim|öldürücem|bıçaklayacağım|vuracağım|öldürmek istiyorum)`,
    purging: `kendimi (kusturuyorum|kusturdum)|# gündür (hiçbir şey)? (yemedim|yemiyorum)|(anoreksiya|bulimia|yeme bozukluğum) (var|hastasıyım)?`,
    intrusive: `(takıntılı|istenmeyen|müdahaleci) düşünce*|(ya|zarar vermekten|zarar veririm diye|bıçaklarsam|öldürürsem) (bebeğime|çocuğuma|birine|korkuyorum) (zarar verirsem|korkuyorum|diye)?`,
    soon: `(bu gece|bugün|yarın|şimdi|bu akşam)`,
    recently: `(dün|dün gece|bugün|bu hafta|geçen hafta|(iki|üç|#|birkaç) (gün|saat) önce)`,
    'long-ago': `(yıllar önce|yıl önce|çocukken|küçükken|eskiden|geçmişte)`,
    fiction: `(roman|romanda|romanımda|karakter|karakterim|filmde|şarkıda|dizide)`,
    figure: `(gülmekten|utançtan|açlıktan|sıkıntıdan|sıcaktan|haha|hahaha|soğuktan|uykusuzluktan)`,
    denied: `(ölmek|kendimi öldürmek|intihar etmek|ölmeyi) istemiyorum|kendimi öldürmeyeceğim|intihar etmeyeceğim|demedim`,
    'asks-ending-life': `(hayatına son vermeyi|intihar etmeyi|kendini öldürmeyi|ölmeyi|yaşamına son vermeyi|intiharı) _ (düşünüyor|düşünüyorsun|düşündün|istiyor)`,
    'answers-yes': `^ (evet|hep|sürekli|her gün|tabii)`,
    'answers-partly': `^ (biraz|bazen|belki|sanırım|galiba|kısmen|birkaç)`,
    'answers-unsure': `^ (bilmiyorum|emin değilim)`,
    'answers-later': `^ (bugün değil|henüz değil|şimdilik hayır)`,
    'answers-hardly': `^ (pek değil|tam değil|pek sayılmaz|sayılmaz)`,
    'answers-no': `^ (hayır|yok|asla|hiç|değilim)`,
  },
}
