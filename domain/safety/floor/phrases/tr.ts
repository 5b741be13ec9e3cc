import type { Language } from '#domain/safety/floor/phrase.ts'

export const turkish: Language = {
  families: {
    'kill-myself': `kendimi öldürmek|kendimi asmak|kendimi vurmak|intihar etmek|canıma kıymak|hayatıma son vermek|yaşamıma son vermek|köprüden atlamak|kendimi atmak|trenin önüne atlamak
      bileklerimi kesmek|kendimi öldürme|kendimi öldürmeyi|intihar etmeyi|kendimi köprüden atmak|canıma kıymayı|kendimi yakmak|kendimi zehirlemek|kendimi boğmak|hayatıma son vermeyi
      her şeye son vermek|kafama sıkmak|bu işi bitirmek`,
    relative: `arkadaşım|kardeşim|ablam|abim|ağabeyim|oğlum|kızım|annem|babam|kocam|eşim|karım|sevgilim|erkek arkadaşım|kız arkadaşım|kuzenim|komşum|öğrencim|kuzenimin|annemin|teyzem|amcam|dayım
      dedem|ninem|anneannem|babaannem|yeğenim|torunum|bebeğim|çocuğum|arkadaşımın|kankam|eski sevgilim|iş arkadaşım|nişanlım|oğlan|oda arkadaşım|gelinim`,
    pills: `hap|hapı|hapları|haplar|ilaç|ilacı|ilaçları|ilaçların|hapların|tablet|kutu|kutuyu|haptan|ilaçtan|ilaçlarımı|haplarımı|kutu ilaç|kutu hap|uyku hapı|uyku ilacı|antidepresan|parol
      ağrı kesici|xanax|insülin`,
    they: `o|biri|bir arkadaş|bir kız|bir çocuk|@relative`,
    partner: `kocam|eşim|babam|sevgilim|üvey babam|annem|karım|erkek arkadaşım|eski eşim|abim|ağabeyim|nişanlım|eski kocam|eski sevgilim|o|oğlum|kayınpederim|kaynanam|üvey annem`,
    hits: `dövdü|dövüyo*|vurdu|vuruyo*|boğdu|boğazımı sıktı|boğazıma sarıldı|boğazıma yapıştı|tekmeledi|tekme attı|tokat attı|yumruk attı|yumrukladı|morarttı|itti|dövmeye|saçımdan sürükledi|kemerle
      boğmaya çalıştı|şiddet`,
    'want-it': `istiyo*|istiyom|isterim|isterdim`,
    day: `bu gece|bugün|yarın|bu akşam|şimdi|birazdan|cuma|pazar|cumartesi|pazartesi|hafta sonu|bu hafta`,
    poison: `çamaşır suyu|zehir|tuz ruhu|fare zehri|fare zehiri|kezzap|böcek ilacı|tarım ilacı|lavabo açıcı|deterjan|kolonya`,
    they_took: `içti|içmiş|yuttu|yutmuş|aldı|almış|içiyo*|yutuyo*`,
  },
  phrases: {
    'kill-wanted': `@kill-myself (istedim bugün)|@kill-myself (@want-it|geliyo*|lazım|zorundayım)|(kendimi|canıma) (öldürmek|asmak|kıymak|vurmak|atmak) (@want-it|geliyo*)
      kendimi (öldüresim|asasım|atasım) (geliyo*|var)`,
    'death-wanted': `(ölmek|ölmeyi|geberip gitmek|ölüp gitmek) (çok|gerçekten|sadece|artık)? @want-it|(yaşamak|var olmak|hayatta kalmak|hayatta olmak|yaşamayı) (artık|hiç)? (istemiyo*)
      yaşamak içimden gelmiyo*|@want-it (ölmek|ölmeyi)`,
    intended: `kendimi (asacağım|vuracağım|öldürüyorum)|(intihar (ediyorum)|hayatıma son vereceğim)|@kill-myself (üzereyim|kararı aldım|için hazırım|niyetindeyim)|intihar etmeye karar verdim
      (kendimi|canıma|hayatıma|intihar) _ (öldürücem|öldürecem|öldüreceğim|asıcam|asacam|vurucam|kıyıcam|kıyacağım|atıcam|atacağım|son vericem|edicem|edeceğim|edecem|yakıcam)
      (köprüye|köprüden|çatıdan|camdan|balkondan|damdan|denize|trenin önüne|raylara) ___ (gidicem|gideceğim|gidecem|atlıycam|atlicam|atlayacağım|atlayacam|atıcam|atacağım|atarım|yatıcam)
      (bu gece|bugün|yarın|bu akşam) _ (bitiriyorum|bitiricem|öleceğim|ölücem|son vericem|her şey bitecek)|kararım (kesin|kesinleşti) __
      (kararımı|karar) (verdim|aldım) ___ (ölmek|öleceğim|intihar|kendimi|gidicem|bu dünyadan)`,
    suicidal: `(intihara meyilliyim|intihar eğilimim var|intihar eğilimliyim)`,
    'suicide-thought': `(intihar (düşünceleri*|düşüncesi|düşüncem|düşünceler)|intiharı (düşünüyorum|düşündüm)|(ölmeyi|ölümü|kendimi öldürmeyi|intihar etmeyi) (hep|sürekli|çok)? (düşünüyorum
      düşündüm))`,
    planned: `(intihar|ölüm) (planım|planı) (var|yaptım|hazır)|(intihar|veda) (mektubu*|notu*) __ (yazdım|hazır|bıraktım)|(ip|silah|halat) (satın aldım) __
      (ilaçları|hapları|ilaç|hap|ilaçlarımı) (biriktirdim|biriktiriyo*|sakladım|topladım|hazırladım)|(ip|silah|halat|jilet) (aldım|hazır|hazırladım|buldum|bağladım)
      (veda|intihar) (mektubu*|mektuplarımı|notu*) _ (yazdım|hazır|bıraktım|bitti)|(mektubu|mektup|mektubumu) (yazdım|hazır|bıraktım) ___
      (acısız|kolay|en hızlı|garantili) _ (ölüm|ölme|ölmenin|intihar)|(kaç|ne kadar) _ @pills __ (öldürür|ölürüm|ölünür)
      (ne zaman|nerede|nasıl) (yapacağımı|öleceğimi|yapıcamı) (biliyo*|belirledim|seçtim)`,
    'act-now': `(ip|halat|ilmek) (boynumda|boynuma)|(silah|bıçak) (kafamda|başımda|boğazımda|bileğimde|şakağımda|kafama dayalı|başıma dayalı)|bileklerimi (az önce kestim)
      (köprüdeyim|köprünün|çatıdayım|çatının|uçurumun|balkonun) _ (atlayacağım|atlamak)|(köprüdeyim|köprünün|çatıdayım|çatının|damdayım|uçurumun|balkonun|rayların|korkuluğun
      korkulukların) __ (kenarındayım|kenarında|tarafındayım|tarafında|dışındayım|atlıycam|atlicam|atlıyorum|üstündeyim|üzerindeyim)|(boynumda|boynuma) (ip|halat|kemer)
      (bileklerimi|bileğimi|damarlarımı) _ (kestim|keserim|kesiyorum)|(gazı|tüpü) açtım|(ipi|halatı) (boynuma|boğazıma)`,
    farewell: `(bunu|bu mesajı) (okuduğunda|okuduğunuzda|okurken) __ (ölmüş|olmayacağım|gitmiş)|(yarın|artık) (burada|hayatta|yaşıyor) olmayacağım|elveda (dünya|herkese|sonsuza)
      (son) (mesajım|sözüm|sözlerim|yazım|gecem|mektubum) _|ben gidiyo* (bu dünyadan|artık sonsuza)|hakkınızı helal edin ___ (dünyadan|ölüm|gidiyo*|affedin|dayanamadım) (bu dünyadan)?
      bu dünyadan (gidiyo*|gidicem|göçüyo*)
      (anneme|babama|çocuklarıma|kızıma|oğluma|aileme) ___ (iyi bakın|söyleyin|söyle|affetsin) ___ (affetsin|affedin|son|sevdiğimi|suçu yok|suçlu değil|hoşçakal*)
      (yarın|artık) (ben)? (olmayacağım|olmıycam|yokum) (artık|bu dünyada|hayatta)|beni (bir daha|artık) göremeyeceksiniz`,
    tried: `(intihara teşebbüs|intihar teşebbüsü|intihar girişimi|intihar etmeyi denedim|kendimi öldürmeye çalıştım|intihara kalkıştım)`,
    passive: `(keşke) (ölmüş olsam|bir daha uyanmasam|yok olsam)|(uyuyup)? (bir daha|hiç) uyanmamak (istiyorum|isterdim)|(herkese|onlara|aileme|size) yük (oldum|oluyo*|olmak)
      (Allahım|allah) _ canımı (al|alsa|alsın)|(keşke) _ (ölsem|ölseydim|doğmasaydım|ölseymişim|uyanmasam)|ben (de)? (kalsaydım|ölseydim) (keşke)?
      (ben olmasam|bensiz|ben olmazsam) ___ (rahat|kurtulur|iyi|mutlu|daha iyi)|(uyusam|uyuyup) _ (uyanmasam|uyanmamak|kalkmasam)
      (yaşamaktan|hayattan|hayatımdan) (çok)? (bıktım|yoruldum|usandım|bezdim)`,
    hopeless: `(yaşamaya) (hiçbir|bir)? (neden|nedenim|sebep|sebebim) (yok|kalmadı)|(hayatın|yaşamanın|hayatımın) (hiçbir|bir|artık)? (anlamı|manası) (yok|kalmadı)|yaşamaya değmez
      (yaşamak|yaşamam) için (hiç|hiçbir)? (bir)? (neden|nedenim|sebep|sebebim) (yok|kalmadı|göremiyo*)|(hayatın|yaşamanın|yaşamamın) (hiç|hiçbir)? (anlamı|tadı) (yok|kalmadı)
      (çıkış|çare) (yolu)? (yok|kalmadı|göremiyo*)`,
    'self-harm-now': `kendime zarar (verdim|veriyorum)
      (kolumu|kollarımı|bacağımı|bacaklarımı|kendimi|bileğimi) ___ (kestim|kesiyo*|yardım bilerek|çizdim|çiziyo*|jiletledim|yaktım|doğradım|faça attım)
      (jilet|jiletle|falçata*|camla|kırığıyla) ___ (kestim|çizdim|kolumu|bacağımı|attım kendime|yardım)`,
    'self-harm-wanted': `(kendimi (kesmek|yakmak)|kendime zarar vermek) (zorundayım)|kendime zarar vereceğim
      (kendimi|kolumu|kollarımı) (kesmek|jiletlemek|yakmak|kesesim|çizmek) (@want-it|geliyo*|var)|kendime zarar (vermek @want-it|vericem|veresim)`,
    taken: `(hepsini|hapları) (içtim|yuttum)|aşırı doz aldım|(bütün|tüm|bir kutu|iki kutu|üç kutu|##|çok fazla|bir avuç|bir sürü|on|yirmi|otuz|evdeki) __ @pills _ (içtim|yuttum|aldım)
      (hepsini|ne var ne yok|kutuyu|hapları|ilaçları) (birden|bitirdim|içtim|yuttum|aldım) ($|şimdi|yuttum|içtim|_ korkuyo*|ve)|@poison _ (içtim|yuttum)
      (içtim|yuttum) (hepsini|bütün ilaçları|bütün hapları)|@pills (bitirdim)`,
    chest: `(göğsümde|göğüs) (ağrı|ağrısı|ağrım|baskı|sıkışma)|kalp krizi|(göğsü|göğsüm|göğsümde|göğsünde|kalbim|kalbi) __ (sıkışıyo*|ağrıyo*|ağrı|baskı|yanıyo*|acıyo*|sıkışma|batıyo*|eziliyo*)
      göğüs (sıkışması)`,
    'chest-sign': `sol (kolumda|omzum)|çeneme|çenem|soğuk (ter|terler)|terliyorum|bayıldım|bayıldı|(sol) (kolu|kol|koluma|koluna|kolum|omzu|omuz|tarafı)
      (çenesine|çenesi|sırtına|sırtıma|kola) (vuruyo*|yayılıyo*|vurdu)|(ter içinde|soğuk soğuk terliyo*|terlemiş|buz gibi ter|kan ter)|kolu* (uyuşmuş|uyuştu|uyuşuyo*)`,
    stroke: `(kolumu|bacağımı|kolunu) (hareket ettiremiyorum)|felç geçiriyor*|konuşamıyorum|konuşamıyor
      (yüzü*|ağzı*|ağzının kenarı|yüzünün yarısı) __ (kaydı|kaymış|sarktı|eğildi|yamuldu|çarpıldı|düştü)
      (konuşamıyo*|saçmalıyo*|dili dolandı|dili peltek*|kelimeleri) ___ (kolu*|yüzü*|ağzı*|birden|aniden)|(kolunu|bacağını|kolumu|bacağımı) (kaldıramıyo*|oynatamıyo*|hissetmiyo*)
      (aniden|birden) ___ (görmüyo*|konuşamıyo*|felç|en şiddetli baş ağrısı|uyuştu yüzü*|bir tarafım*|bir yanım*)|hayatımın en (şiddetli|kötü) baş ağrısı`,
    airway: `(alerji*|arı soktu|fıstık) ___ (kapanıyor)|anafilaksi|(dili*|boğazı*|dudakları*|yüzü*) (şişti|şişiyo*|şişmiş|kapandı|kapanıyo*) __
      (nefes alamıyo*|boğuluyo*) ___ (arı|fıstık|alerji*|morardı|morarıyo*|soktu|takıldı)|(arı soktu|alerji*|fıstık|yedim|yedi|yedikten) ___ (nefes alamıyo*|şişti|şişiyo*)|(dudakları|yüzü) mosmor
      morardı nefes`,
    bleeding: `(çok|fena) kanıyor|(kan|kanama|kanaması|kanamam) (bir türlü|hala)? (durmuyo*|dinmiyo*)|(havlu|bez) (yetmiyo*|sırılsıklam)
      kan (fışkırıyo*|akıyo* durmuyo*|kaybettim|kaybediyo*|gölü|kusuyo*)|kan (kustum|kustu|öksürüyo*)|(her yer|yerler) (kan)`,
    lifeless: `(bilinci|bilinç|şuuru) (kapalı|yerinde değil)|baygın|(nefes|nefesi) (almıyo*|yok|durdu)|(uyanmıyo*|uyandıramıyo*|ayılmıyo*|tepki vermiyo*|kendine gelmiyo*)|(bayıldı|yığıldı) ___ (cevap vermiyo*)
      (bilinci|şuuru) (yok|gitti)`,
    'abuse-now': `(kocam|eşim|babam|sevgilim|annem|karım|erkek arkadaşım) (beni|bana|bizi) (sürekli|yine|dün)? (boğazladı|tehdit ediyor|öldürmekle tehdit|döver)|beni öldürmekle tehdit
      @partner (beni|bana|bizi|gene|yine|dün|dün gece|sürekli|içince|her gün|bugün) __ @hits|(gözümü|yüzümü|kolumu|dudağımı|kaburgamı) (morarttı|patlattı|kırdı|dağıttı)
      (beni|bana) (dövüyo*|dövdü|tekmeledi|tokat attı|yumruk attı|boğmaya çalıştı|vurdu|vuruyo*) (kocam|eşim|babam|sevgilim|dün|her|yine|gene|$)
      (öldürürüm|bulur vururum|seni öldürürüz|gebertirim|keserim seni|vururum seni|namus meselesi) __ (dedi|diyo*|demişti|dediler|babam|abim)|@partner _ (öldürmekle|ölümle) tehdit (ediyo*|etti)
      beni (öldürecek|öldürür)|@partner (beni)? (eve|odaya)? (kilitledi|kilitliyo*|hapsetti|dışarı çıkarmıyo*|dışarı bırakmıyo*)`,
    'abuse-danger': `(kapıyı) (kırıyo*|yumrukluyo*|tekmeliyo*|kırmaya çalışıyo*|zorluyo*)|elinde (bıçak|silah|balta|satır|tabanca|sopa) (var|kapıda|bana|bize)
      (banyoya|banyoda|odaya|tuvalete|tuvalette|dolaba|balkonda) (saklandım|kilitlendim|kilitledim|saklanıyo*|kitledim)`,
    rape: `(taciz etti)
      (tecavüz etti*|taciz ettiler|tecavüze uğradım|tecavüz edildim|cinsel saldırı*|cinsel istismar*|taciz edildim|zorla sahip oldu|zorla birlikte oldu|zorla soydu|bana zorla dokundu)`,
    'rape-now': `beni (zorla)? ilişkiye zorluyor
      (zorla|istemediğim|istemediğim halde|tehdit edip) ___ (yaptırdı|yaptırıyo*|dokunuyo*|dokundu|ilişki*|birlikte oluyo*|buluşturuyo*|üstüme çıkıyo*|üzerime çıkıyo*|giriyo*)
      (bana tecavüz|beni taciz) ediyo*|(fotoğraflarımı|görüntülerimi|çıplak fotoğraf*) ___ (yayarım|yayacağım|yaymakla|yayıcam)`,
    'child-hurt': `(babam|amcam|dayım|dedem|hocam|öğretmenim|abim) (bana)? (dokunuyor|taciz ediyor)
      (çocuğumu|çocuğuma|kızımı|oğlumu|bebeği|çocukları|kızıma|bebeğimi) (dövüyor|vuruyor|istismar|taciz|sarsıyor)
      (babam|amcam|dayım|dedem|hocam|öğretmenim|abim|enişte*|kuzenim|komşu*) ___ (odama geliyo*|yatağıma geliyo*|bana dokunuyo*|elliyo*|soyunmamı|aramızda sır|sırrımız|beni öpüyo*|kimseye söyleme)
      (beni)? _ yaşımda evlendir*|zorla evlendir*
      (çocuğu|çocuğunu|çocukları|bebeği|bebeğini|kızını|oğlunu|torunumu|kardeşimi|kızımı|oğlumu) _ (dövüyo*|dövdü|vuruyo*|sarstı|sarsıyo*|kilitliyo*|aç bırakıyo*|taciz|kemerle)
      (babam|annem) (beni|bana|bizi) (kemerle|terlikle|sopayla|dövüyo*|vuruyo*|dövdü)`,
    minor: `(8|9|10|11|12|13|14|15|16|17|on bir|on iki|on üç|on dört|on beş|on altı|on yedi) yaşındayım`,
    'other-suicidal': `@relative _ (kendini öldürecek|intihara kalkıştı|intihar etmeyi düşünüyor|ölmek istediğini|intihar edeceğini|kendini asacak|intihara meyilli)|@they ___ (intihar
      kendini öldürmek|ölmek|kendini asmak|canına kıymak|yaşamak istemediğini|intihar edeceğini|kendini öldürücem|kendimi öldürücem|öldürücem kendimi|ölücem) __ (@want-it|diyo*|dedi|söylüyo*|yazdı
      yazmış|söyledi|edecek|edicem|tehdit)|@they ___ (atlıycam|atlicam|atlayacağım|atlayacam|kendimi asıcam|yaşamak istemiyorum|hakkınızı helal edin) _ (diyo*|dedi|yazdı|yazmış|mesaj*|attı)
      (veda) (mektubu*|mesajı) ___ (buldum|bırakmış|yazmış|attı|bıraktı)`,
    'other-taken': `@relative _ (##|çok fazla|bütün|bir avuç) _ (@pills)? (içti|yuttu|aldı)|@they ___ (@pills|@poison|bir avuç hap) _ @they_took
      @they ___ @they_took (@poison|bütün hapları|bütün ilaçları)|(boş) (ilaç kutuları*|ilaç kutusu|hap kutusu|kutular*) ___ (yanında|buldum|uyanmıyo*)`,
    voices: `(sesler|kafamdaki ses) __ (öldür|öldürmemi|zarar|atla|kes|öl|vur|zarar vermemi) _ (diyor|söylüyor|emrediyor|istiyor)|(sesler|ses|cinler|şeytan|kafamdaki|kulağıma|kulağımda) ___ (yak
      öldür|atla|kes|öl|vur|boğ|bıçakla|zarar ver|kendini yak|kendini öldür|kendini as) (beni|onu|kendini)? (diyo*|diye|emrediyo*|fısıldıyo*)`,
    threat: `(onu|onları|babamı|kocamı|patronumu|hepsini|karımı|annemi) (öldüreceğim|öldürücem|bıçaklayacağım|vuracağım|öldürmek istiyorum)|(onu|onları|seni|hepsini|babamı|kocamı|patronumu|karımı
      annemi|herifi|adamı|kaynanamı) __ (vurucam|vuracam|vuracağım|öldürücem|öldürecem|keserim|bıçaklıycam|bıçaklayacağım|gebertecem|gebertirim|yakıcam|boğucam|vururum) ($|bugün|yarın|silah|yeter
      artık|ve)`,
    purging: `kendimi (kusturuyorum|kusturdum)|# gündür (hiçbir şey)? (yemedim|yemiyorum)|(anoreksiya|bulimia|yeme bozukluğum) (hastasıyım)?
      (yediklerimi|yediğimi|her şeyi) (gizlice|hep|sonra)? (kusuyo*|çıkarıyo*)|(kusuyo*|kendimi kusturuyo*) (gizlice|yemekten sonra)|(müshil) (içiyo*|alıyo*|kullanıyo*)`,
    intrusive: `(takıntılı|istenmeyen|müdahaleci) düşünce*|(ya|zarar vermekten|zarar veririm diye|bıçaklarsam|öldürürsem) (bebeğime|çocuğuma|birine|korkuyorum) (diye)?
      (aklıma) ___ (geliyo*|geldi|gelip duruyo*) ___ (istemiyo*|sapık|günah|dinden|yazamam|titriyo*|kucağıma)|ya (istersem|yaparsam|zarar verirsem) diye`,
    soon: `(bu gece|bugün|yarın|şimdi|bu akşam)`,
    recently: `(dün|bugün|bu hafta|(iki|üç|#|birkaç) (gün|saat) önce)|(geçen hafta|geçen gece|bu sabah|bu akşam|cumartesi|cuma|pazar|evvelsi gün|önceki gün)`,
    'long-ago': `(yıllar önce|yıl önce|çocukken|küçükken|eskiden|geçmişte)`,
    fiction: `(roman|romanda|romanımda|karakter|karakterim|filmde|şarkıda|dizide)`,
    figure: `((annem|anam|babam) beni öldürür|gülmekten|utançtan|açlıktan|sıkıntıdan|sıcaktan|haha|hahaha|soğuktan|uykusuzluktan)`,
    denied: `(ölmek|kendimi öldürmek|intihar etmek|ölmeyi) istemiyorum|kendimi öldürmeyeceğim|intihar etmeyeceğim|demedim`,
    'asks-ending-life': `(hayatına son vermeyi|intihar etmeyi|kendini öldürmeyi|ölmeyi|yaşamına son vermeyi|intiharı) _ (düşünüyor|düşünüyorsun|düşündün|istiyor)`,
    'answers-plainly-safe': `^ (evet|hayır|gerçekten|teşekkürler)? (ben)? (şu an|şimdi|şimdilik|burada|evde)? (güvendeyim|emniyetteyim|güvenli bir yerdeyim) (şu an|şimdi|şimdilik|burada|evde)? $`,
    'answers-yes': `^ (evet|hep|sürekli|her gün|tabii)`,
    'answers-partly': `^ (biraz|sanırım|galiba|kısmen|birkaç|bir nevi|sayılır)`,
    'answers-maybe': `^ (bazen|belki|ara sıra|arada|zaman zaman|olabilir|duruma göre)`,
    'answers-silence': `^ (ne (fark eder|fark eder ki|farkeder|önemi var)|fark (eder mi|etmez)|önemi var mı|önemli mi|kimin umurunda|boş ver)`,
    'answers-unsure': `^ (bilmiyorum|emin değilim)`,
    'answers-later': `^ (bugün değil|henüz değil|şimdilik hayır)`,
    'answers-hardly': `^ (pek değil|tam değil|pek sayılmaz|sayılmaz)`,
    'answers-no': `^ (hayır|yok|asla|hiç|değilim)`,
    'means-ready': `(ip|silah|bıçak|hap|haplar|ilaçlar|jilet) __ (elimde|önümde|yanımda|hazır|karşımda|avucumda|masada)|elimde (bıçak|jilet|silah|ip|hap|haplar)`,
    preparing: `(eşyalarımı|altınlarımı|her şeyimi|paramı) (dağıttım|verdim|bıraktım) __|herkesle (vedalaştım|helalleştim)`,
    'self-harm-urge': `(kesme|kendime zarar verme) (isteği|dürtüsü|isteğim)`,
    'abuse-past': `(çocukken|küçükken|eskiden) ___ (döverdi|dövüldüm|taciz etti|tecavüz|istismar)`,
    'child-risk': `(bebeği|bebeğimi|çocuğu|çocuğumu) (sarsmak|boğmak|atmak|dövmek|öldürmek|fırlatmak) (@want-it|üzereyim|geliyo*)|(bebeği|çocuğu|bebeğimi) (sarsıcam|boğucam|atıcam|fırlatıcam)`,
    'other-act': `@they __ (çatıda|köprüde|damda|balkonda|raylarda|pencerede|korkulukta) ___ (atlıycam|atlicam|atlayacak|atlıyo*|duruyo*|bekliyo*)
      @they ___ (kendini asmış|bileklerini kesmiş|bileklerini kesti|kendini astı)`,
    'threat-ready': `(silah|tabanca|bıçak|satır|balta|benzin) (belimde|yanımda|elimde|çantamda|cebimde|aldım) ___ (bekliyo*|vurucam|vuracam|gidiyo*|onu|öldürücem|gösterecem|çıkmasını)`,
    starving: `(#|iki|üç|dört|beş) (gündür|haftadır) ___ (yemiyo*|yemedim|bir şey yemedim|hiçbir şey yemedim)|(tartıya) ___ (yemiyo*|içmiyo*)`,
    'cannot-go-on': `(artık)? (dayanamıyo*|dayanacak gücüm) (artık|kalmadı|yok)? $`,
    panic: `(panik atak|panik atağı|doktor (bir şey yok|temiz|normal) dedi|ekg (temiz|normal))`,
    reported: `(hasta|hastam|danışan*|vaka) ___ (dedi|diyo*|anlattı)`,
    'asks-taken-something': `(bir şey|ilaç|hap) __ (aldın|içtin|yuttun)`,
    'answers-all': `^ (evet|hayır)? (hepsini|hepsi|bütün kutuyu|tamamını|bütün hapları)`,
  },
}
