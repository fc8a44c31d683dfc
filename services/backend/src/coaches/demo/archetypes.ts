import type {Archetype} from "./archetype.ts";

export const ARCHETYPES: readonly Archetype[] = [
  {
    headlines: [
      {
        en: "Your first finish line, without fear of the last mile",
        de: "Dein erstes Ziel, ohne Angst vor dem letzten Kilometer",
        fr: "Votre première ligne d’arrivée, sans craindre le dernier kilomètre",
        es: "Tu primera meta, sin miedo al último kilómetro",
      },
      {
        en: "From the sofa to 10k, in calm steps",
        de: "Vom Sofa auf 10 km, in ruhigen Schritten",
        fr: "Du canapé au 10 km, par petites étapes",
        es: "Del sofá a los 10 km, paso a paso",
      },
      {
        en: "Running that fits beside work, children and sleep",
        de: "Laufen, das neben Arbeit, Kinder und Schlaf passt",
        fr: "Courir sans sacrifier le travail, les enfants ni le sommeil",
        es: "Correr sin robar tiempo al trabajo, a los hijos ni al sueño",
      },
    ],
    approach: {
      en: "We begin with easy power and short runs, and add only what you have slept off. You always know why a session is in the plan.",
      de: "Wir beginnen mit wenig Leistung und kurzen Läufen und legen nur drauf, was du ausgeschlafen hast. Du weißt immer, warum eine Einheit im Plan steht.",
      fr: "Nous commençons à faible puissance, par des sorties courtes, et n’ajoutons que ce que vous avez récupéré. Vous savez toujours pourquoi une séance figure au plan.",
      es: "Empezamos con poca potencia y salidas cortas, y solo añadimos lo que ya has recuperado. Siempre sabrás por qué cada sesión está en el plan.",
    },
    distances: ["short"],
    triathlon: [],
    run_preferences: ["road", "treadmill", "beginner"],
    specialities: ["first_race", "busy_weeks"],
    plans: [
      {goal: "5k", weeks: 8, runs_per_week: 3},
      {goal: "10k", weeks: 10, runs_per_week: 3},
    ],
  },
  {
    headlines: [
      {
        en: "An even marathon is a decision made in week one",
        de: "Ein gleichmäßiger Marathon entscheidet sich in Woche eins",
        fr: "Un marathon régulier se décide dès la première semaine",
        es: "Un maratón parejo se decide en la primera semana",
      },
      {
        en: "Half and full marathon by watts, not by hope",
        de: "Halbmarathon und Marathon nach Watt statt nach Hoffnung",
        fr: "Semi et marathon aux watts, pas à l’espoir",
        es: "Media y maratón por vatios, no por esperanza",
      },
      {
        en: "Negative splits for people with jobs",
        de: "Zweite Hälfte schneller, auch für Berufstätige",
        fr: "Une seconde moitié plus rapide, même avec un emploi",
        es: "Segunda mitad más rápida, incluso con trabajo",
      },
    ],
    approach: {
      en: "Long runs at a steady power, one hard session a week and a race plan for your course. We test every six weeks and change the targets with you.",
      de: "Lange Läufe mit gleichmäßiger Leistung, eine harte Einheit pro Woche und ein Rennplan für deine Strecke. Wir testen alle sechs Wochen und passen die Ziele mit dir an.",
      fr: "Des sorties longues à puissance régulière, une séance intense par semaine et un plan de course pour votre parcours. Nous testons toutes les six semaines et ajustons les objectifs avec vous.",
      es: "Tiradas largas a potencia constante, una sesión dura por semana y un plan de carrera para tu recorrido. Hacemos un test cada seis semanas y ajustamos los objetivos contigo.",
    },
    distances: ["long"],
    triathlon: [],
    run_preferences: ["road"],
    specialities: ["marathon_pacing", "critical_power"],
    plans: [
      {goal: "half_marathon", weeks: 12, runs_per_week: 4},
      {goal: "marathon", weeks: 16, runs_per_week: 5},
    ],
  },
  {
    headlines: [
      {
        en: "Long days in the mountains, planned like short ones",
        de: "Lange Tage in den Bergen, geplant wie kurze",
        fr: "De longues journées en montagne, préparées comme des courtes",
        es: "Días largos en la montaña, planificados como cortos",
      },
      {
        en: "Climb by power, descend by craft",
        de: "Bergauf nach Leistung, bergab mit Technik",
        fr: "Monter à la puissance, descendre à la technique",
        es: "Subir por potencia, bajar con técnica",
      },
      {
        en: "Your first hundred, with something left in the legs",
        de: "Dein erster Hunderter, mit Reserven in den Beinen",
        fr: "Votre premier cent bornes, avec des jambes en réserve",
        es: "Tus primeros cien, con piernas de reserva",
      },
    ],
    approach: {
      en: "Climbs have a power ceiling, descents have drills, and food has a timetable. Every long run rehearses one hour of your race.",
      de: "Anstiege haben eine Leistungsgrenze, Abstiege haben Übungen, Essen hat einen Fahrplan. Jeder lange Lauf probt eine Stunde deines Rennens.",
      fr: "Les montées ont un plafond de puissance, les descentes des exercices, l’alimentation un horaire. Chaque sortie longue répète une heure de votre course.",
      es: "Las subidas tienen un techo de potencia, las bajadas ejercicios y la comida un horario. Cada tirada larga ensaya una hora de tu carrera.",
    },
    distances: ["ultra"],
    triathlon: [],
    run_preferences: ["trail", "ultra"],
    specialities: ["long_trails", "hills"],
    plans: [{goal: "ultra", weeks: 20, runs_per_week: 5}],
  },
  {
    headlines: [
      {
        en: "Speed is a skill: we practise it",
        de: "Tempo ist eine Fertigkeit: Wir üben sie",
        fr: "La vitesse s’apprend : travaillons-la",
        es: "La velocidad se aprende: la entrenamos",
      },
      {
        en: "Track evenings for a faster mile",
        de: "Bahnabende für eine schnellere Meile",
        fr: "Des soirées de piste pour un mile plus rapide",
        es: "Tardes de pista para una milla más rápida",
      },
      {
        en: "5k and 10k, counted in watts and laps",
        de: "5 und 10 km, gezählt in Watt und Runden",
        fr: "5 et 10 km, comptés en watts et en tours",
        es: "5 y 10 km, contados en vatios y vueltas",
      },
    ],
    approach: {
      en: "Two short, precise sessions a week, everything else easy. Reps stop when power drops, not when the page says so.",
      de: "Zwei kurze, genaue Einheiten pro Woche, alles andere locker. Wiederholungen enden, wenn die Leistung fällt, nicht wenn der Plan es sagt.",
      fr: "Deux séances courtes et précises par semaine, le reste en aisance. Les répétitions s’arrêtent quand la puissance baisse, pas quand le papier le dit.",
      es: "Dos sesiones cortas y precisas por semana, lo demás suave. Las repeticiones terminan cuando cae la potencia, no cuando lo dice el papel.",
    },
    distances: ["short"],
    triathlon: [],
    run_preferences: ["track", "road"],
    specialities: ["speed", "critical_power"],
    plans: [
      {goal: "5k", weeks: 10, runs_per_week: 5},
      {goal: "10k", weeks: 12, runs_per_week: 5},
    ],
  },
  {
    headlines: [
      {
        en: "Run well off the bike",
        de: "Nach dem Rad gut laufen",
        fr: "Bien courir après le vélo",
        es: "Correr bien después de la bici",
      },
      {
        en: "Three sports, one budget of strength",
        de: "Drei Sportarten, ein Kraftbudget",
        fr: "Trois sports, un seul capital d’énergie",
        es: "Tres deportes, un solo presupuesto de fuerzas",
      },
      {
        en: "Triathlon running by power, sprint to long course",
        de: "Triathlonlauf nach Leistung, vom Sprint bis zur Langdistanz",
        fr: "La course du triathlon à la puissance, du sprint au format long",
        es: "La carrera del triatlón por potencia, del sprint a la larga distancia",
      },
    ],
    approach: {
      en: "Power on the bike and power on the run are planned together, so that the last part of the run is still yours to decide.",
      de: "Leistung auf dem Rad und Leistung beim Laufen planen wir zusammen, damit du den letzten Teil des Laufs noch selbst bestimmst.",
      fr: "La puissance à vélo et la puissance à pied se planifient ensemble, pour que la fin de la course reste entre vos mains.",
      es: "La potencia en la bici y a pie se planifican juntas, para que el final de la carrera siga en tus manos.",
    },
    distances: ["short", "long"],
    triathlon: ["sprint", "olympic", "half_ironman", "ironman"],
    run_preferences: ["road", "track"],
    specialities: ["triathlon_run", "critical_power"],
    plans: [{goal: "triathlon", weeks: 18, runs_per_week: 3}],
  },
  {
    headlines: [
      {
        en: "Back to running, and staying there",
        de: "Zurück zum Laufen, und dabei bleiben",
        fr: "Reprendre la course, et pour de bon",
        es: "Volver a correr, y quedarse",
      },
      {
        en: "After an injury: load in small, measured steps",
        de: "Nach der Verletzung: Belastung in kleinen, gemessenen Schritten",
        fr: "Après une blessure : la charge par petits pas mesurés",
        es: "Tras una lesión: carga en pasos pequeños y medidos",
      },
      {
        en: "Patience, written down week by week",
        de: "Geduld, Woche für Woche aufgeschrieben",
        fr: "De la patience, écrite semaine après semaine",
        es: "Paciencia, escrita semana a semana",
      },
    ],
    approach: {
      en: "I work beside your doctor or physiotherapist, never instead of them. Walking counts, balance counts, and no week grows by more than we agreed.",
      de: "Ich arbeite neben Ärztin oder Physiotherapeut, nie an ihrer Stelle. Gehen zählt, Balance zählt, und keine Woche wächst um mehr als vereinbart.",
      fr: "Je travaille à côté de votre médecin ou kinésithérapeute, jamais à leur place. La marche compte, l’équilibre compte, et aucune semaine n’augmente plus que convenu.",
      es: "Trabajo junto a tu médico o fisioterapeuta, nunca en su lugar. Caminar cuenta, el equilibrio cuenta y ninguna semana crece más de lo acordado.",
    },
    distances: ["short", "long"],
    triathlon: [],
    run_preferences: ["road", "treadmill", "beginner"],
    specialities: ["return_from_injury", "busy_weeks"],
    plans: [{goal: "10k", weeks: 14, runs_per_week: 3}],
  },
  {
    headlines: [
      {
        en: "Fast after fifty, and in no hurry",
        de: "Schnell nach fünfzig, und ohne Eile",
        fr: "Rapide après cinquante ans, sans se presser",
        es: "Rápido después de los cincuenta, sin prisa",
      },
      {
        en: "Masters running: more rest, better sessions",
        de: "Laufen in den Altersklassen: mehr Ruhe, bessere Einheiten",
        fr: "Courir en master : plus de repos, de meilleures séances",
        es: "Correr en máster: más descanso, mejores sesiones",
      },
      {
        en: "Strength first, kilometres second",
        de: "Zuerst Kraft, dann Kilometer",
        fr: "La force d’abord, les kilomètres ensuite",
        es: "Primero fuerza, después kilómetros",
      },
    ],
    approach: {
      en: "Nine-day weeks, two strength sessions and honest recovery. Critical power is tested gently, twice a season.",
      de: "Wochen mit neun Tagen, zwei Krafteinheiten und ehrliche Erholung. Die kritische Leistung testen wir schonend, zweimal pro Saison.",
      fr: "Des semaines de neuf jours, deux séances de force et une vraie récupération. La puissance critique se teste en douceur, deux fois par saison.",
      es: "Semanas de nueve días, dos sesiones de fuerza y recuperación de verdad. La potencia crítica se mide con suavidad, dos veces por temporada.",
    },
    distances: ["short", "long"],
    triathlon: ["sprint", "olympic"],
    run_preferences: ["road", "trail"],
    specialities: ["masters", "marathon_pacing"],
    plans: [{goal: "half_marathon", weeks: 16, runs_per_week: 4}],
  },
  {
    headlines: [
      {
        en: "Hills are the honest gym",
        de: "Berge sind das ehrlichste Studio",
        fr: "Les côtes, la plus honnête des salles de sport",
        es: "Las cuestas son el gimnasio más honesto",
      },
      {
        en: "Road legs, trail lungs",
        de: "Straßenbeine, Berglunge",
        fr: "Des jambes de route, un souffle de sentier",
        es: "Piernas de asfalto, pulmones de montaña",
      },
      {
        en: "Rolling courses run at one effort",
        de: "Wellige Strecken mit gleichmäßiger Anstrengung",
        fr: "Les parcours vallonnés à effort constant",
        es: "Recorridos ondulados a un solo esfuerzo",
      },
    ],
    approach: {
      en: "Same power up, same power down: we learn what that feels like on your own hills, then take it to the race.",
      de: "Gleiche Leistung bergauf und bergab: Wie sich das anfühlt, lernen wir an deinen eigenen Hügeln und nehmen es mit ins Rennen.",
      fr: "La même puissance en montée et en descente : nous apprenons cette sensation sur vos propres côtes, puis l’emportons en course.",
      es: "La misma potencia al subir y al bajar: aprendemos esa sensación en tus propias cuestas y la llevamos a la carrera.",
    },
    distances: ["long", "ultra"],
    triathlon: ["half_ironman"],
    run_preferences: ["trail", "road"],
    specialities: ["hills", "long_trails"],
    plans: [
      {goal: "marathon", weeks: 18, runs_per_week: 4},
      {goal: "ultra", weeks: 24, runs_per_week: 5},
    ],
  },
];
