# Why a request about a club or about people is refused
club-name-needed = Dai un nome al club.
club-code-wrong = Questo link del club non funziona più.
club-full = Questo club è al completo (massimo: { $most }).
too-many-clubs = Non puoi entrare in altri club (massimo: { $most }).
not-club-owner = Può farlo solo il responsabile del club.
no-such-member = Questa persona non è in questo club.
delete-club-name-wrong = Scrivi esattamente il nome del club.
person-not-met = Non hai ancora giocato con questa persona.
too-many-people = La tua lista è piena (massimo: { $most }).
too-many-invitations = Aspetta qualche risposta prima di invitare altre persone (massimo: { $most }).
no-such-invitation = Questo invito non vale più.

# Clubs
clubs-how = Gioca con il tuo gruppo: una coppa ogni settimana e tavoli che vedono solo i membri.
clubs-none = Non sei ancora in nessun club.
club-new = Nuovo club
club-name-label = Nome del club
club-make = Crea club
club-members-count =
    { $count ->
        [one] 1 membro
       *[other] { $count } membri
    }
club-owner = Responsabile
club-owner-is = Responsabile: { $name }
club-share = Invita persone con questo link:
club-new-link = Nuovo link
club-new-link-how = Il vecchio link non funzionerà più.
club-members = Membri
club-member = Nome
club-played = Partite
club-won = Vittorie
club-results-how = Contano solo le partite con almeno due membri.
club-remove = Rimuovi
club-give = Rendi responsabile
club-leave = Lascia il club
club-leave-how = Esci subito. Se torni, le tue vittorie ci sono ancora.
club-settings = Impostazioni
club-rename = Rinomina
club-delete = Elimina club
club-delete-how = Scrivi il nome del club per eliminarlo. I suoi tornei in corso vengono annullati.
club-cup-how = Cinque sorteggi di { $game } questa settimana, solo per i membri.
club-to-cup = Vai alla coppa
club-cup-game = Gioco della coppa
club-cup-game-how = Il cambio vale dalla coppa della prossima settimana.
club-cup-rotates = Ogni settimana un gioco diverso
club-tables = Tavoli aperti
club-tables-none = Nessun tavolo aperto in questo momento.
club-new-table = Nuovo tavolo per il club
club-tournaments-none = Ancora nessun torneo.
club-join-title = Entrare in { $name }?
club-join = Entra nel club
open-to-club = Tavolo del club: lo vedono solo i membri

# People
people-following = Persone che segui
people-following-none = Ancora nessuno. Dopo una partita puoi seguire chi ha giocato con te.
people-followers = Chi ti segue
people-first-page = Prima pagina
people-next-page = Pagina successiva
people-met = Con chi hai giocato
people-blocked = Bloccati
people-follow = Segui
people-follow-back = Segui anche tu
people-unfollow = Non seguire più
people-block = Blocca
people-unblock = Sblocca
people-here = qui adesso
people-here-how = Se vi seguite a vicenda, ognuno vede quando l’altro è qui.
people-more = Altro
people-invite = Invita
people-invite-again = Invita di nuovo
people-invited = Invito inviato
people-invites-you = { $name } ti invita a giocare a { $title }
people-join = Gioca
people-decline = No grazie
people-after-match = Chi era al tavolo
people-invite-to-table = Invita persone che segui
