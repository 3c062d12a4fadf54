import { PageGroups } from "../../components/page-groups/page-groups.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { Section } from "../../components/section/section.tsx";
import { Island } from "../../islands/island.tsx";
import type { Layout } from "../layout.ts";

/** The saved copy on the device, as an island, and its explanation, which needs no scripts. */
export const layout: Layout<"offline"> = ({ record }) => (
  <>
    <PageHead title={record.title} lead={record.description} />
    <Island name="offline-panel" props={{}} />
    <Section id="how-it-works" title="How it works">
      <div className="prose">
        <ul>
          <li>Saved pages open offline, with their pictures, and the search works on them.</li>
          <li>
            Each file is checked by its SHA-256 before a copy counts as complete. Until then the copy before
            it stays in use, whatever interrupts the download.
          </li>
          <li>
            When there is a network, saved parts are updated by themselves, and only what changed is fetched.
            On slow links, and where the browser is set to save data, nothing is fetched unless you press a
            button.
          </li>
          <li>
            The copy lies in this browser on this device. No account is needed, and nothing is sent but
            requests for the files.
          </li>
          <li>
            A browser may remove what it stores when space runs low. On an iPhone or iPad, Safari removes it
            after seven days of use without a visit here, unless the site is on the home screen.
          </li>
        </ul>
      </div>
    </Section>
    <Section id="what-can-be-saved" title="What can be saved">
      <PageGroups groups={record.groups} />
    </Section>
    <Section id="without-this-browser" title="Without this browser">
      <p>
        {record.archive === undefined ? (
          "Each page can be printed or saved by the browser; it is whole without scripts."
        ) : (
          <>
            <a href={record.archive} download="">
              The documentation as a zip
            </a>{" "}
            opens from a disk or a memory stick, without a server and without scripts. It does not update
            itself.
          </>
        )}
      </p>
    </Section>
  </>
);
