import type {LibraryLanguage} from "./en.ts";

export const FR: LibraryLanguage = {
  families: {
    easy: [
      "Footing {form}",
      "Construit la base sur laquelle tout repose. À {percent} % de la puissance critique, vous pouvez parler en phrases complètes du début à la fin.",
    ],
    recovery: [
      "Footing de récupération {form}",
      "Délie des jambes fatiguées sans ajouter de charge. L’allure doit sembler presque trop lente, et vous rentrez plus frais qu’au départ.",
    ],
    "run-walk": [
      "Course et marche {form}",
      "Vous emmène loin sans vous user. Courez tranquillement, marchez {walk} min d’un bon pas et repartez avant d’en avoir besoin.",
    ],
    long: [
      "Sortie longue {form}",
      "Développe l’endurance et l’utilisation des graisses à {percent} % de la puissance critique. Partez doucement, le dernier tiers demande de l’engagement sans jamais devenir une lutte.",
    ],
    "long-ultra": [
      "Sortie très longue {form}",
      "Habitue les jambes, l’estomac et la tête à de longues heures. Restez calme à {percent} %, mangez et buvez dès la première demi-heure.",
    ],
    "long-fast-finish": [
      "Sortie longue, fin rapide {form}",
      "Apprend à bien courir sur des jambes fatiguées, avec {easy} min faciles puis {fast} min à {percent} %. Retenez-vous au début pour finir fort, et non à bout.",
    ],
    "long-surges": [
      "Sortie longue avec accélérations {form}",
      "Réveille la sortie longue. Après chaque bloc facile de {easy} min vient une minute à {percent} %, vive et relâchée, puis vous retrouvez aussitôt l’allure facile.",
    ],
    progression: [
      "Footing progressif {form}",
      "Trois parties, chacune un peu plus soutenue que la précédente. Un travail de maîtrise où la dernière est rapide, et où vous pourriez encore continuer.",
    ],
    rising: [
      "Course crescendo {form}",
      "La puissance monte régulièrement de 65 à 92 % de la puissance critique. Vous passez par toutes les allures faciles et terminez sur un effort soutenu mais confortable.",
    ],
    strides: [
      "Footing et lignes droites {form}",
      "Un footing, puis {count} lignes droites pour des jambes vives et souples. Rapides et relâchées, sans sprinter, avec une récupération complète.",
    ],
    drills: [
      "Éducatifs {form}",
      "Montées de genoux, talons-fesses, foulées bondissantes et griffés pendant 30 s chacun, puis {easy} min faciles. Cherchez la posture haute et le pied léger, rien ne doit brûler.",
    ],
    fartlek: [
      "Fartlek {form}",
      "Un jeu d’allures qui affine le sens de l’effort. Les parties rapides, à {percent} %, sont vives, et vous continuez de courir entre elles.",
    ],
    "fartlek-ladder": [
      "Fartlek en pyramide {form}",
      "Des parties rapides de durée variable à {percent} %, suivies chaque fois de course facile. Soyez patient dans les longues et léger dans les courtes.",
    ],
    tempo: [
      "Allure tempo {form}",
      "Un long bloc à {percent} % de la puissance critique. Soutenu mais confortable, quelques mots restent possibles et l’allure trouve son rythme.",
    ],
    "tempo-blocks": [
      "Blocs tempo {form}",
      "Plus de temps à allure tempo que d’une seule traite, à {percent} %. Chaque bloc est solide et régulier, le court trot suffit.",
    ],
    cruise: [
      "Intervalles au seuil, pauses courtes {form}",
      "Relève le seuil presque sans repos, à {percent} % de la puissance critique. Les pauses sont brèves, courez donc le premier un rien trop facile.",
    ],
    threshold: [
      "Seuil {form}",
      "Juste à la limite que vous tiendriez environ une heure, à {percent} %. La respiration est profonde et maîtrisée, levez un peu le pied si elle s’emballe.",
    ],
    "over-unders": [
      "Alternance autour du seuil {form}",
      "Deux minutes juste sous la puissance critique, une juste au-dessus, sans pause. Vous apprenez à éliminer ce qui s’accumule tout en courant.",
    ],
    "cut-down": [
      "Tempo en quatre paliers {form}",
      "Quatre parties, du tempo à un peu plus que la puissance critique. Soyez strict dans les deux premières, la dernière est dure et reste propre.",
    ],
    intervals: [
      "Intervalles {form}",
      "Relève le plafond de votre consommation d’oxygène à {percent} % de la puissance critique. Dur dès la deuxième minute, le dernier doit valoir le premier.",
    ],
    "short-intervals": [
      "Intervalles courts {form}",
      "Courts et rapides à {percent} %, pour la consommation d’oxygène et l’économie de course. Le souffle est court à la fin, les épaules restent relâchées.",
    ],
    "thirty-thirty": [
      "30/30 {form}",
      "Une demi-minute vite, une demi-minute facile, soit beaucoup de temps près du maximum par petites bouchées. Les premières semblent simples, les dernières non.",
    ],
    "track-200": [
      "Répétitions sur piste {form}",
      "De la vitesse avec assez de repos, à {percent} % de la puissance critique. Rapide, grand et relâché, arrêtez si la foulée se dégrade.",
    ],
    "track-400": [
      "Fractionné sur piste {form}",
      "Du rythme sur la piste à {percent} %. Courez chaque répétition dans le même temps, les deux dernières vous le demanderont.",
    ],
    "track-1000": [
      "Fractionné long sur piste {form}",
      "Le classique du 5 et du 10 km, à {percent} % de la puissance critique. Installez-vous au premier tour, travaillez au dernier.",
    ],
    ladder: [
      "Pyramide sur piste {form}",
      "Des distances qui changent pour tenir le corps et la tête en éveil, à {percent} %. Les longues régulières, les courtes un peu plus vives.",
    ],
    "hill-sprints": [
      "Sprints en côte {form}",
      "Quelques secondes à fond dans une pente raide, pour des jambes fortes et toniques. Redescendez en marchant et attendez de vous sentir comme neuf.",
    ],
    hills: [
      "Côtes {form}",
      "Force et consommation d’oxygène à la fois, à {percent} % en montée. Petits pas, bras actifs, regard devant, puis redescendez en trottinant.",
    ],
    "long-hills": [
      "Côtes longues {form}",
      "De longues montées à {percent} % donnent une force qui dure. Trouvez un rythme tenable jusqu’en haut et récupérez à la descente.",
    ],
    "rolling-hills": [
      "Parcours vallonné {form}",
      "Une pression régulière en montée, de la course facile en descente, encore et encore. Vous vous sentez fort dans les côtes, jamais essoufflé.",
    ],
    downhill: [
      "Course en descente {form}",
      "Prépare les cuisses aux longues descentes. Petits pas rapides, corps légèrement en avant, et remontée tranquille.",
    ],
    "trail-climbs": [
      "Montées en trail {form}",
      "De longues montées sur sentier à {percent} %. Quand la pente se redresse, marchez avec conviction, car c’est la puissance qui compte et non l’allure.",
    ],
    "trail-easy": [
      "Footing en trail {form}",
      "Un footing sur sol souple et inégal. Laissez l’allure suivre le sentier et gardez la puissance basse.",
    ],
    "trail-long": [
      "Sortie longue en trail {form}",
      "Des heures sur les jambes, en montée et en descente, pour les courses en montagne. Marchez tôt dans le raide, descendez relâché et exercez-vous à manger.",
    ],
    "pace-5k": [
      "Allure 5 km {form}",
      "Vous habitue à la puissance d’un 5 km, {percent} % de la puissance critique. Dur et fluide, vous apprenez ce que doit donner le premier kilomètre.",
    ],
    "pace-10k": [
      "Allure 10 km {form}",
      "La puissance de course du 10 km, {percent} %, par portions. Maîtrisée au début, exigeante à la fin.",
    ],
    "pace-half": [
      "Allure semi-marathon {form}",
      "La puissance de course du semi-marathon, {percent} %. Solide et régulier, il devrait vous en rester pour une de plus.",
    ],
    "pace-marathon": [
      "Allure marathon {form}",
      "La puissance du marathon, {percent} %, jusqu’à ce qu’elle devienne naturelle. Presque facile au début, et c’est bien ainsi. Buvez comme en course.",
    ],
    "long-marathon": [
      "Sortie longue à allure marathon {form}",
      "{easy} min faciles, puis {race} min à la puissance du marathon, {percent} %. La répétition générale de la seconde moitié, chaussures, ravitaillement et patience compris.",
    ],
    "pace-ultra": [
      "Allure ultra {form}",
      "25 min à la puissance d’un ultra, {percent} %, puis 5 min de marche. Travaillez les transitions, l’alimentation et le calme qu’il faudra le jour venu.",
    ],
    shakeout: [
      "Déblocage avant course {form}",
      "Pour les jours qui précèdent une course, quelques minutes faciles et de brefs rappels de la puissance de course. Arrêtez-vous quand vous en voulez encore.",
    ],
    sharpening: [
      "Affûtage {form}",
      "Vous garde affûté pendant que le volume baisse, à {percent} % de la puissance critique. Vif, jamais fatigant.",
    ],
    "race-blocks": [
      "Blocs à puissance de course {form}",
      "De courts blocs proches de la puissance de course, {percent} %, dans une semaine facile. Vifs, ils doivent vous laisser l’envie d’en faire plus.",
    ],
    "race-mix": [
      "Changements d’allure {form}",
      "{minutes} min à la puissance du semi-marathon, une respiration, puis 2 min à celle du 5 km. C’est le changement d’allure qui décide des courses.",
    ],
    "test-3-9": [
      "Test de puissance critique {form}, échauffement {before} min",
      "Deux efforts maximaux de 3 et 9 min, séparés par {between} min de repos. Répartissez-les régulièrement sans rien garder à la fin, votre puissance critique en découle.",
    ],
    "test-3-10": [
      "Test de puissance critique {form}, échauffement {before} min",
      "Deux efforts maximaux de 3 et 10 min, séparés par {between} min de repos. Partez un peu en dessous de ce que vous espérez et videz-vous dans le dernier tiers.",
    ],
    "test-distance": [
      "Contre-la-montre {form}",
      "Le plus vite possible sur toute la distance, seul face au chrono. Le premier tiers est retenu, le deuxième dur, le dernier est tout ce qui vous reste.",
    ],
    "test-steady": [
      "Test au seuil {form}",
      "La plus haute puissance que vous tenez régulièrement pendant {minutes} min. Partez avec respect, et s’il vous en reste, donnez-le dans les cinq dernières minutes.",
    ],
    "treadmill-steps": [
      "Paliers sur tapis {form}",
      "Un footing en salle qui change toutes les trois minutes pour que le temps passe. Le troisième palier est vif et le souffle reste calme.",
    ],
    "treadmill-intervals": [
      "Intervalles sur tapis {form}",
      "Des intervalles à {percent} % avec 1 % de pente, où le tapis ne laisse pas tricher. Changez la vitesse à temps, il lui faut quelques secondes.",
    ],
    "treadmill-climb": [
      "Montée sur tapis {form}",
      "Une montagne pour les pays plats, moitié à 6 %, moitié à 9 % de pente. Régulier et solide, à petits pas et sans tenir les barres.",
    ],
    "treadmill-tempo": [
      "Tempo sur tapis {form}",
      "Du tempo en salle par vagues de 3 et 2 min pour garder la tête éveillée. Soutenu mais confortable, avec un ventilateur et de quoi boire.",
    ],
    lunch: [
      "Séance de midi {form}",
      "Une séance complète en peu de temps, avec un bref échauffement et des parties vives. Vous revenez frais à votre bureau.",
    ],
  },
  objectives: {
    base: "Base aérobie",
    recovery: "Récupération",
    endurance: "Endurance",
    control: "Sens de l’effort",
    speed: "Vitesse et relâchement",
    technique: "Technique de course",
    rhythm: "Changement d’allure",
    tempo: "Résistance",
    threshold: "Seuil",
    vo2: "Consommation d’oxygène",
    power: "Force et explosivité",
    strength: "Force en montée",
    race: "Puissance de course",
    freshness: "Fraîcheur pour la course",
    measure: "Puissance critique",
  },
};
