/** A placeholder for a figure that is not known yet. */
import "./Skeleton.css";

export const Skeleton = () => <span class="skeleton">…</span>;
