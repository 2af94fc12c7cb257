/** All pages but the first, in one script: loaded when one of them is shown, or when the browser is idle. */

export { ClubPage } from "../competitions/ClubPage";
export { ClubsPage } from "../competitions/ClubsPage";
export { CupPage } from "../competitions/CupPage";
export { JoinClubPage } from "../competitions/JoinClubPage";
export { PeoplePage } from "../competitions/PeoplePage";
export { TournamentPage } from "../competitions/TournamentPage";
export { TournamentsPage } from "../competitions/TournamentsPage";
export { ChallengesPage } from "../pages/ChallengesPage";
export { JoinPage } from "../pages/JoinPage";
export { LearnPage } from "../pages/LearnPage";
export { LessonPage } from "../pages/LessonPage";
export { NewTablePage } from "../pages/NewTablePage";
export { NotFoundPage } from "../pages/NotFoundPage";
export { NoticesPage } from "../pages/NoticesPage";
export { OfflinePage } from "../pages/OfflinePage";
export { ReplayPage } from "../pages/ReplayPage";
export { ReviewPage } from "../pages/ReviewPage";
export { RulesPage } from "../pages/RulesPage";
export { TablePage } from "../pages/TablePage";
export { TablesPage } from "../pages/TablesPage";
export { UnsubscribePage } from "../pages/UnsubscribePage";
export { InvitationNotices } from "../player/InvitationNotices";
export { PlayerPage } from "../player/PlayerPage";
export { keepPlayerInSync } from "../player/session";
export { LeaderboardPage } from "../ratings/LeaderboardPage";
export { ProfilePage } from "../ratings/ProfilePage";
