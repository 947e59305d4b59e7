import type { PageTextSlug } from '#domain/page/page-text.ts';
import { useOwnLinks } from '#site/shell/own-links.tsx';
import { PageText } from '#views/text/page-text.tsx';

/** Mounted by the sheet when it opens, so nothing is loaded before. */
export const SheetText = ({ slug }: { slug: PageTextSlug }) => <PageText slug={slug} links={useOwnLinks(true)} />;
