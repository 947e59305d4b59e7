import { AddressLink } from '#site/router/page-link.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';

/** A path of our own named in a notice, in the language of the page. */
export function OwnPath({ path }: { path: string }) {
	const addressFor = usePageAddress();
	return <AddressLink href={addressFor(path)}>{path}</AddressLink>;
}
