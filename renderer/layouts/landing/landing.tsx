import type { ReactNode } from "react";
import type { LandingHero, LandingPage } from "../../../schema/generated/types.ts";
import { Body } from "../../components/body/body.tsx";
import { Html } from "../../components/html/html.tsx";
import { Link } from "../../components/link/link.tsx";
import { LinkCards } from "../../components/link-cards/link-cards.tsx";
import { PageEnd } from "../../components/page-end/page-end.tsx";
import { Section } from "../../components/section/section.tsx";
import { VesselScene } from "../../components/vessel-scene/vessel-scene.tsx";
import type { Layout } from "../layout.ts";

/** The home page: a drawn head, then cards and texts in the order of its record. */
export const layout: Layout<"landing"> = ({ record }) => {
  const hero = record.blocks.find((block) => block.kind === "hero");
  return (
    <>
      {hero === undefined && <h1>{record.title}</h1>}
      {record.blocks.map((block) => (
        <BlockView
          key={block.kind === "hero" ? "hero" : block.id}
          block={block}
          hero={hero}
          record={record}
        />
      ))}
      <PageEnd record={record} />
    </>
  );
};

function BlockView(props: {
  readonly block: LandingPage["blocks"][number];
  readonly hero: LandingHero | undefined;
  readonly record: LandingPage;
}): ReactNode {
  const { block, hero, record } = props;
  switch (block.kind) {
    case "hero":
      return <Hero block={block} isFirst={block === hero} />;
    case "cards":
      return (
        <Section id={block.id} title={block.heading}>
          {block.html !== undefined && <Html as="p" className="section-lead" html={block.html} />}
          <LinkCards cards={block.cards} />
        </Section>
      );
    case "text":
      return (
        <Section id={block.id} title={block.heading}>
          <Body record={record} body={block.body} />
        </Section>
      );
    default:
      return block satisfies never;
  }
}

function Hero({ block, isFirst }: { readonly block: LandingHero; readonly isFirst: boolean }): ReactNode {
  const Title = isFirst ? "h1" : "h2";
  return (
    <section className={`hero hero-${block.scene}`}>
      <div className="hero-text">
        <Title>{block.heading}</Title>
        <Html as="p" className="lead" html={block.html} />
        {block.actions.length > 0 && (
          <p className="actions">
            {block.actions.map((action) => (
              <Link key={action.href} className="button" href={action.href}>
                {action.title}
              </Link>
            ))}
          </p>
        )}
      </div>
      {block.scene === "vessels" && <VesselScene links={block.sceneLinks} />}
    </section>
  );
}
