/** Pages of the site that a text names open beside it: nothing typed is lost. */
export const siteLinks = {
	nameOf: () => undefined,
	link: (path: string, text: string) => (
		<a href={path} target="_blank" rel="noreferrer">
			{text}
		</a>
	),
};
