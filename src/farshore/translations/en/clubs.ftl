# Why a request about a club or about people is refused
club-name-needed = Give the club a name.
club-code-wrong = This club link no longer works.
club-full = This club is full (limit: { $most }).
too-many-clubs = You can’t join any more clubs (limit: { $most }).
not-club-owner = Only the club’s owner can do this.
no-such-member = They aren’t in this club.
delete-club-name-wrong = Type the club’s name exactly.
person-not-met = You haven’t met this player yet.
too-many-people = Your list is full (limit: { $most }).
too-many-invitations = Wait for some replies before you invite more people (limit: { $most }).
no-such-invitation = This invitation no longer works.

# Clubs
clubs-how = Play with your own group: a weekly cup, and tables only members can see.
clubs-none = You aren’t in a club yet.
club-new = New club
club-name-label = Club name
club-make = Create club
club-members-count =
    { $count ->
        [one] 1 member
       *[other] { $count } members
    }
club-owner = Owner
club-owner-is = Owner: { $name }
club-share = Invite people with this link:
club-new-link = New link
club-new-link-how = The old link stops working.
club-members = Members
club-member = Name
club-played = Matches
club-won = Wins
club-results-how = Only matches with at least two members count.
club-remove = Remove
club-give = Make owner
club-leave = Leave club
club-leave-how = You leave right away. If you come back, your wins are still there.
club-settings = Settings
club-rename = Rename
club-delete = Delete club
club-delete-how = Type the club’s name to delete it. Its unfinished tournaments are cancelled.
club-cup-how = Five deals of { $game } this week, only for members.
club-to-cup = Go to the cup
club-cup-game = Cup game
club-cup-game-how = Changes start with next week’s cup.
club-cup-rotates = A different game each week
club-tables = Open tables
club-tables-none = No open table right now.
club-new-table = New table for the club
club-tournaments-none = No tournaments yet.
club-join-title = Join { $name }?
club-join = Join club
open-to-club = Club table: only members can see it

# People
people-following = People you follow
people-following-none = Nobody yet. After a match you can follow people you played with.
people-followers = Your followers
people-first-page = First page
people-next-page = Next page
people-met = People you’ve played with
people-blocked = Blocked
people-follow = Follow
people-follow-back = Follow back
people-unfollow = Unfollow
people-block = Block
people-unblock = Unblock
people-here = here now
people-here-how = If you follow each other, you can see when the other is here.
people-more = More
people-invite = Invite
people-invite-again = Invite again
people-invited = Invited
people-invites-you = { $name } invites you to play { $title }
people-join = Join
people-decline = No thanks
people-after-match = People at this table
people-invite-to-table = Invite people you follow
