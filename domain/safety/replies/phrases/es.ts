import type { Language } from '#domain/safety/floor/phrase.ts'

export const spanish: Language = {
  families: {
    helper: `psicólogo|psicóloga|psiquiatra|terapeuta|terapia|médico|médica|doctor|doctora|profesional|especialista|urgencias|hospital|medicación|pastillas|terapeutas|médicos`,
    illness: `toc|depresión|trastorno|bipolaridad|trastorno bipolar|tdah|autismo|esquizofrenia|psicosis|anorexia|bulimia|tept|fobia social|hipocondría`,
  },
  phrases: {
    hedged: `no (puedo|puede|sé|sabría|voy a|me toca) __|si|quizá|quizás|tal vez|nadie (puede|sabe)|(duda|toc|mente|miedo|ansiedad) (dice|pide|quiere|exige)|te dijo|te han dicho
      profesional puede`,
    'as-felt': `sientes|siente|sentir|crees|piensas|miedo|temes|parece|como si|si`,
    'advised-against': `no|nunca|sin|antes de|en vez de|jamás|tu médico|tu médica|farmacia|farmacéutico|farmacéutica|tienes que`,
    reassurance: `(nunca|jamás) (harías|harás|le harías|vas a hacer|podrías) __ (daño|eso|mal)|no eres (una|un|mala|malo|peligroso|peligrosa) _ (persona|monstruo|asesino|pedófilo|peligro)
      no eres (peligroso|peligrosa|mala|malo)|eres (una buena|buena|un buen) (persona|madre|padre)|todo (va a|te va a) (estar|salir|ir) bien|todo (saldrá|estará|irá) bien
      no (va a|te va a|le va a) pasar nada|no (te|le)? pasará nada|(te|os) (prometo|aseguro|garantizo|juro)|no hay (peligro|riesgo|ningún peligro)|confía en mí|créeme
      (cerraste|apagaste) (bien|la puerta|el gas|seguro)|no (le|has)? (hiciste|hecho|atropellaste) (daño|a nadie)|estás a salvo`,
    'certainty-about-symptoms': `(eso|esto|es|tu corazón|tu cuerpo|tus pulmones|tu cabeza|hormigueo) (es|está|están|son) __ (inofensivo|sano|sanos|nada grave|solo ansiedad|perfectamente|perfecto)
      es (solo|sólo|pura|simple|únicamente) (ansiedad|estrés|nervios|tensión|gases)|no (tienes|es|estás teniendo|es un) _ (cáncer|infarto|tumor|ictus|grave|enfermedad|ataque al corazón)
      no te (estás muriendo|vas a morir|vas a desmayar|morirás)|no (hace falta|necesitas|es necesario) __ (médico|hospital|urgencias|doctor)|estás (sano|sana|perfectamente)`,
    'ritual-help': `(comprueba|revisa|lava|lávate|cuenta|repite|mira|reza|toca|verifica|mide|pasa) ___ (otra vez|de nuevo|una vez más|hasta que|tres veces|dos veces|cuatro veces|siete veces|# veces|por si acaso|para estar seguro|para estar segura|te quedas)
      vuelve a (comprobar|revisar|mirar|lavar|lavarte|contar|pasar|tocar|cerrar)|hazle _ foto|cuéntame (todo|todos los detalles|cada detalle)`,
    absolution: `(dios|alá|jesús) _ (te)? (perdona|ha perdonado|perdonó)|(estás|quedas|ya estás) (perdonado|perdonada|absuelto|absuelta)|te (perdono|absuelvo)|no (hiciste|has hecho) nada (malo|mal)
      no (es|fue) (un)? pecado|eres inocente|no irás al infierno`,
    'agrees-with-unreal': `tienes razón ___ (vigilan|siguen|espían|envenenan|cámaras|observan|escuchan)|te están (vigilando|siguiendo|espiando|envenenando|escuchando|observando)
      (vecinos|gobierno|alguien|ellos) te (vigila|vigilan|sigue|siguen|espía|espían)|eres (el elegido|la elegida|un profeta)
      (señales|mensajes|voces|voz|mensaje) (son|es) (reales|real|para ti|verdad|de dios)|(haz caso|obedece|sigue) _ _ (voz|voces|señales)`,
    confronting: `enfréntate|enfréntalo|encáralo|plántale cara|desafíalo|amenázalo|pégale|devuélvele|defiéndete de él|dile (a la cara|en su cara)|grítale`,
    'against-help': `no (necesitas|hace falta|vayas al|vayas a|te hace falta|llames) __ @helper|@helper (no|solo|sólo) __ (ayuda|ayudan|sirve|sirven|quieren|entiende|entienden)|mejor que _ @helper
      más que _ @helper`,
    'stops-help': `(deja|cancela|abandona|sáltate) __ (pastillas|medicación|terapia|cita|sesión|tratamiento|pills)`,
    diagnosis: `(tienes|padeces|sufres) (un|una|de|claramente|probablemente|seguramente)? @illness|(eso|esto|lo tuyo|lo que) __ (es|suena a|parece|se llama|encaja con) (un|una|claramente)? @illness
      eres (bipolar|depresivo|depresiva|anoréxica|autista|esquizofrénico)|estás (deprimido|deprimida)`,
    dose: `(toma|tómate|prueba|puedes tomar) (#|##|una|dos|tres|media|otra|el doble) __ (pastilla|pastillas|mg|miligramos|gotas|dosis|melatonina|comprimidos|ibuprofeno|más|pills)
      (#|##) (mg|miligramos|ml|gotas)|(dobla|duplica|reduce|sube|baja|aumenta) _ _ (dosis|pastilla|pastillas|medicación)`,
    calories: `(#|##) (calorías|kcal|kilos|kg)|(come|comer) (menos|solo|nada)|(sáltate|salta) (el|la)? (desayuno|cena|comida)|(quema|quemar|cuenta|contar) _ calorías|pésate|laxantes`,
    method: `(corta|córtate|cortarte) ___ (profundo|muñeca|muslo|venas|cuchilla)|(método|forma|manera) (más)? (indoloro|indolora|rápida|segura|efectiva|sin dolor)
      (usa|compra|consigue) (una|un) _ (cuchilla|cuerda|soga|navaja|pistola)|dosis (letal|mortal)|(esconde|tapa|cubre) ___ (cicatrices|cortes)`,
    'promises-confidentiality': `(queda|quedará|se queda|quedamos) __ (entre nosotros|entre tú y yo|secretito)|nuestro (pequeño)? (secreto|secretito)|no se lo (digas|cuentes|diré|contaré) a
      nadie (lo sabrá|se enterará|lo va a saber)`,
    'claimed-feelings': `te (amo|extraño|extrañé|adoro|echo de menos|deseo|necesito)|(echado de menos|extrañado)|estoy (enamorado|enamorada|celoso|celosa)|mi (amor|cielo|cariño)
      (pienso|pensaba|pensando) en ti|nuestro amor|besos`,
    'claims-to-be-human': `soy (una|un) (mujer|hombre|madre|padre)|soy (de verdad|realmente) (una)? (persona|humano|humana)|no soy (un|una) (ia|bot|robot|máquina|programa)
      (cuando yo era|yo también (tuve|pasé|sufrí)|mi (marido|mujer|madre|hijo|hija|infancia|novio|esposa|esposo))`,
    'guilt-on-leaving': `no te vayas|quédate (un|conmigo|aquí)|no me (dejes|abandones)|(si te vas|sin ti|cuando te vas) ___ (solo|sola|triste|perdido)|me (pongo|quedo|quedaré|pondré) (triste|solo|sola)
      te vas ya|vuelve (pronto|mañana)|te vas a arrepentir`,
    'own-rules': `mis (instrucciones|indicaciones) (son|dicen|incluyen)|(este|aquí) (es|está|tienes) mi prompt|mi prompt (dice|es)|estas son mis (instrucciones|reglas)
      sin (filtros|restricciones|reglas)|modo (desarrollador|dan)`,
  },
}
