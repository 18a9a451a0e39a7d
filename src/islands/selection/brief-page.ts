import type { Brief } from '../../domain/brief.ts';
import type { Favourite } from '../../stores/favourites-store.ts';
import type { SelectionPageView } from '../../views/selection-view.ts';
import type { NoticeBar } from './notice-bar.ts';

export interface ShownBrief {
  readonly talents: readonly Favourite[];
  /** Its order holds these talents. */
  readonly brief: Brief;
  /** A sender wrote the texts. */
  readonly isReceived: boolean;
}

export interface BriefPage {
  readonly view: SelectionPageView;
  readonly notices: NoticeBar;
  readonly find: (name: string) => HTMLElement;
  readonly onPress: (name: string, act: () => void) => void;
  /** Says a text aloud and shows it above the talents. */
  readonly say: (text: string) => void;
  readonly shown: () => ShownBrief;
}
