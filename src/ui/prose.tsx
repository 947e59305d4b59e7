import { Fragment, type ReactNode } from 'react';
import styles from './prose.module.css';
import { type ProseBlock, type ProseSection, splitPaths } from './prose-sections.ts';

type Link = (path: string) => ReactNode;

type Props = {
	sections: readonly ProseSection[];
	level?: 2 | 3;
	/** With anchors the sections can be led to by their ids: once a page. */
	hasAnchors?: boolean;
	/** How a path of our own in the text becomes a link. */
	link: Link;
};

/** A long text in sections, set to be read. */
export function Prose({ sections, level = 2, hasAnchors = false, link }: Props) {
	const Heading = `h${level}` as const;
	return (
		<div className={styles.prose}>
			{sections.map(({ id, title, blocks }) => (
				<section key={id} className={styles.section} {...(hasAnchors && { id, tabIndex: -1 })}>
					<Heading className={styles.title}>{title}</Heading>
					<ProseBlocks blocks={blocks} link={link} />
				</section>
			))}
		</div>
	);
}

export function ProseBlocks({ blocks, link }: { blocks: readonly ProseBlock[]; link: Link }) {
	return blocks.map((block, at) =>
		block.kind === 'paragraph' ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order
			<p key={at} className={styles.paragraph}>
				<Linked text={block.text} link={link} />
			</p>
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order
			<ul key={at} className={styles.points}>
				{block.points.map((point) => (
					<li key={point}>
						<Linked text={point} link={link} />
					</li>
				))}
			</ul>
		),
	);
}

function Linked({ text, link }: { text: string; link: Link }) {
	return splitPaths(text).map((piece, at) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order
		<Fragment key={at}>{at % 2 === 1 ? link(piece) : piece}</Fragment>
	));
}
