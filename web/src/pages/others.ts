/** All pages but the first, in one script: it is fetched when one of them is shown, or when there is time. */
export { LessonPage } from "../learn/LessonPage";
export { JoinPage } from "../people/JoinPage";
export { StopPage } from "../people/StopPage";
export { ReviewPage } from "../review/ReviewPage";
export { RulesPage } from "../rules/RulesPage";
export { TablePage } from "../table/TablePage";
export { ChallengesPage } from "./ChallengesPage";
export { LearnPage } from "./LearnPage";
export { NewTablePage } from "./NewTablePage";
export { NotFoundPage } from "./NotFoundPage";
export { OfflinePage } from "./OfflinePage";
export { ReplayPage } from "./ReplayPage";
export { TablesPage } from "./TablesPage";
