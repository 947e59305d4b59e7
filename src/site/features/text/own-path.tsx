import { AddressLink } from '#site/router/page-link.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';

/** A path of our own named in a text, in the language of the page. Over a form it opens beside it: nothing typed is lost. */
export function OwnPath({ path, isNewTab = false }: { path: string; isNewTab?: boolean }) {
	const addressFor = usePageAddress();
	return (
		<AddressLink href={addressFor(path)} {...(isNewTab && { target: '_blank' })}>
			{path}
		</AddressLink>
	);
}
