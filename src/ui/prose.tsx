import { Fragment, type ReactNode } from 'react';
import styles from './prose.module.css';
import { linkProse } from './prose-links.ts';
import type { ProseBlock, ProseSection } from './prose-sections.ts';

/** What a page of our own is called, and how words become a link to it. */
export type ProseLinks = {
	nameOf: (path: string) => string | undefined;
	link: (path: string, text: string) => ReactNode;
};

type Props = {
	sections: readonly ProseSection[];
	level?: 2 | 3;
	/** With anchors the sections can be led to by their ids: once a page. */
	hasAnchors?: boolean;
	links: ProseLinks;
};

/** A long text in sections, set to be read. */
export function Prose({ sections, level = 2, hasAnchors = false, links }: Props) {
	const Heading = `h${level}` as const;
	return (
		<div className={styles.prose}>
			{sections.map(({ id, title, blocks }) => (
				<section key={id} className={styles.section} {...(hasAnchors && { id, tabIndex: -1 })}>
					<Heading className={styles.title}>{title}</Heading>
					<ProseBlocks blocks={blocks} links={links} />
				</section>
			))}
		</div>
	);
}

export function ProseBlocks({ blocks, links }: { blocks: readonly ProseBlock[]; links: ProseLinks }) {
	return blocks.map((block, at) =>
		block.kind === 'paragraph' ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order
			<p key={at} className={styles.paragraph}>
				<Linked text={block.text} links={links} />
			</p>
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order
			<ul key={at} className={styles.points}>
				{block.points.map((point) => (
					<li key={point}>
						<Linked text={point} links={links} />
					</li>
				))}
			</ul>
		),
	);
}

function Linked({ text: whole, links: { nameOf, link } }: { text: string; links: ProseLinks }) {
	return linkProse(whole, nameOf).map(({ text, path, href }, at) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order
		<Fragment key={at}>
			{path !== undefined ? (
				link(path, text)
			) : href === undefined ? (
				text
			) : (
				<a href={href} target="_blank" rel="noopener">
					{text}
				</a>
			)}
		</Fragment>
	));
}
