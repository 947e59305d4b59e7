import { matchPage } from '#contract/page-address.ts';
import { isBuilt } from '#contract/pages.ts';
import type { ProseLinks } from '#ui/prose.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { AddressLink } from '../router/page-link.tsx';
import { usePageAddress } from '../router/use-page-address.ts';

/** Paths of our own in a text, in the language of the page. Over a form they open beside it: nothing typed is lost. */
export function useOwnLinks(isNewTab = false): ProseLinks {
	const addressFor = usePageAddress();
	const t = useTranslations('page');
	return {
		nameOf: (path) => {
			const match = matchPage(path);
			return match && t(`${match.page}.title`, { area: match.params.area ?? '' });
		},
		link: (path, text) => {
			const match = matchPage(path);
			if (match && !isBuilt(match.page)) return text;
			return (
				<AddressLink href={addressFor(path)} {...(isNewTab && { target: '_blank' })}>
					{text}
				</AddressLink>
			);
		},
	};
}
